/**
 * Replaces `xstate` in the walks' build: every actor that the app creates is inspected. Nothing else differs from
 * production.
 */
import type { AnyActorLogic } from 'xstate';
import { createActor as createUnseen } from 'xstate';
import { observe } from './observer.ts';

// biome-ignore-start lint/performance/noReExportAll: it stands for the whole package.
// biome-ignore-start lint/performance/noBarrelFile: likewise.
export * from 'xstate';
// biome-ignore-end lint/performance/noBarrelFile: likewise.
// biome-ignore-end lint/performance/noReExportAll: it stands for the whole package.

/** As xstate's own, with an inspector. */
export const createActor = ((logic: AnyActorLogic, options?: object) =>
  createUnseen(logic, { ...options, inspect: observe })) as typeof createUnseen; // its overloads cannot be written again
