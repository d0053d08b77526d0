/** Takes the place of `@xstate/react` in the routes: every machine that a screen runs has an inspector. */
import { useMachine as useUninspected } from '@xstate/react';
import type { AnyStateMachine } from 'xstate';
import { inspect } from './inspector.ts';

// biome-ignore-start lint/performance/noReExportAll: it stands for the whole package.
// biome-ignore-start lint/performance/noBarrelFile: likewise.
export * from '@xstate/react';

// biome-ignore-end lint/performance/noBarrelFile: likewise.
// biome-ignore-end lint/performance/noReExportAll: likewise.

type Use = (machine: AnyStateMachine, options?: object) => unknown;

/** As the package's own, with an inspector. */
export const useMachine = ((machine, options) =>
  (useUninspected as Use)(machine, { ...options, inspect })) as Use as typeof useUninspected; // its generics cannot be written again
