/** Takes the place of `xstate` in the routes: every actor that they create has an inspector. */
import type { AnyActorLogic } from 'xstate';
import { createActor as createUninspected } from 'xstate';
import { inspect } from './inspector.ts';

// biome-ignore-start lint/performance/noReExportAll: it stands for the whole package.
// biome-ignore-start lint/performance/noBarrelFile: likewise.
export * from 'xstate';
// biome-ignore-end lint/performance/noBarrelFile: likewise.
// biome-ignore-end lint/performance/noReExportAll: likewise.

/** As xstate's own, with an inspector. */
export const createActor = ((logic: AnyActorLogic, options?: object) =>
  createUninspected(logic, { ...options, inspect })) as typeof createUninspected; // its overloads cannot be written again
