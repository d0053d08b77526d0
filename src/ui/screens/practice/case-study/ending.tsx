import { css } from 'styled-system/css';
import type { CaseStudyEnding } from '../../../../api/generated/schema.d.ts';
import { Markdown } from '../../../parts/markdown.tsx';
import { Alert } from '../../../primitives/alert.tsx';

const textBlock = css({ display: 'flex', flexDirection: 'column', gap: '2', textStyle: 'body' });

const titles = {
  good: { tone: 'success', title: 'This ended well' },
  mixed: { tone: 'info', title: 'This could have ended better' },
  poor: { tone: 'warning', title: 'This ended badly' },
} as const;

/** How the story ended, and what can be learnt from it. */
export function Ending({ ending, status }: { ending: CaseStudyEnding; status: string }) {
  const { tone, title } = titles[ending.result];
  return (
    <Alert tone={tone} title={title}>
      <div className={textBlock}>
        <Markdown>{ending.lesson}</Markdown>
        <p role="status">{status}</p>
      </div>
    </Alert>
  );
}
