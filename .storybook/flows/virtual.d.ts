declare module 'virtual:flows' {
  import type { ToldFlow } from '../statechart/flow.ts';
  export const flows: readonly ToldFlow[];
}
