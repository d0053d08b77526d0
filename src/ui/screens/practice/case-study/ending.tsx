import { Markdown } from '../../../parts/markdown.tsx';
import { Alert } from '../../../primitives/alert.tsx';

export type StoryEnding = { result: 'good' | 'mixed' | 'poor'; lesson: string };

const words = {
  good: { tone: 'success', title: 'This ended well' },
  mixed: { tone: 'info', title: 'This could have ended better' },
  poor: { tone: 'warning', title: 'This ended badly' },
} as const;

/** How the story has ended, and what there is to learn from it. */
export function Ending({ ending, status }: { ending: StoryEnding; status: string }) {
  const { tone, title } = words[ending.result];
  return (
    <Alert tone={tone} title={title}>
      <Markdown>{ending.lesson}</Markdown>
      <p role="status">{status}</p>
    </Alert>
  );
}
