import { Markdown } from '../../../parts/markdown.tsx';
import { Section } from '../../../primitives/section.tsx';

/** A video's words, to read. */
export const Transcript = ({ children }: { children: string }) => (
  <Section title="Transcript">
    <Markdown>{children}</Markdown>
  </Section>
);
