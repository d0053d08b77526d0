declare module 'virtual:contract' {
  import type { Operation } from '../../scripts/contract.ts';
  export const operations: readonly Operation[];
}
