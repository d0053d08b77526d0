declare module 'virtual:contract' {
  export const operations: ReturnType<typeof import('./plugin.ts').answers>;
}
