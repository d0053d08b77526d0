import { Markdown } from '../../../parts/markdown.tsx';
import { Section } from '../../../primitives/section.tsx';

/** The transcript of a video. */
export const Transcript = ({ children }: { children: string }) => (
  <Section title="Transcript">
    <Markdown>{children}</Markdown>
  </Section>
);
