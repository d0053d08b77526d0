/** Takes the place of `xstate` in the routes: every actor that they create is watched. */
import type { AnyActorLogic } from 'xstate';
import { createActor as createUnseen } from 'xstate';
import { watch } from './watch.ts';

// biome-ignore-start lint/performance/noReExportAll: it stands for the whole package.
// biome-ignore-start lint/performance/noBarrelFile: likewise.
export * from 'xstate';
// biome-ignore-end lint/performance/noBarrelFile: likewise.
// biome-ignore-end lint/performance/noReExportAll: likewise.

/** As xstate's own, with an inspector. */
export const createActor = ((logic: AnyActorLogic, options?: object) =>
  createUnseen(logic, { ...options, inspect: watch })) as typeof createUnseen; // its overloads cannot be written again
