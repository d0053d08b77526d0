declare module 'virtual:flows' {
  import type { FlowText } from '../statechart/flow.ts';
  export const flows: readonly FlowText[];
}
