declare module 'virtual:trace' {
  import type { TracedText } from './traced-text.ts';
  export const paragraphs: readonly TracedText[];
}
