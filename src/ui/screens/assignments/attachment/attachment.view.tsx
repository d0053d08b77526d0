import { Download, FileText } from 'lucide-react';
import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import { Button } from '../../../primitives/button.tsx';

type Named = { name: string; size?: string | undefined };

export type AssignmentFileView =
  | ({ state: 'idle'; onDownload: () => void } & Named)
  | ({ state: 'downloading' } & Named)
  | ({ state: 'failed'; reason: string; onDownload: () => void } & Named);

const row = css({
  display: 'grid',
  gridTemplateColumns: '[auto minmax(0, 1fr) auto]',
  alignItems: 'center',
  columnGap: '3',
  rowGap: '1',
  py: '2',
  borderBottomWidth: 'hairline',
  borderBottomStyle: 'solid',
  borderColor: 'border.default',
  '& > svg': { color: 'fg.muted' },
});
const nameStyle = css({ textStyle: 'small', overflowWrap: 'anywhere' });
const sizeStyle = css({ textStyle: 'caption', color: 'fg.muted', whiteSpace: 'nowrap' });
const reasonStyle = css({ gridColumn: '1 / -1', textStyle: 'captionStrong', color: 'danger.fg' });

/** One file of an assignment, and its "Download" (§assignments.12). */
export function AssignmentFileScreen({ view }: { view: AssignmentFileView }) {
  const { onDownload, reason } = match(view)
    .with({ state: 'idle' }, (idle) => ({ onDownload: idle.onDownload, reason: '' }))
    .with({ state: 'downloading' }, () => ({ onDownload: undefined, reason: '' }))
    .with({ state: 'failed' }, (failed) => failed)
    .exhaustive();
  return (
    <div className={row}>
      <FileText aria-hidden size="1rem" />
      <span className={nameStyle}>
        {view.name} {view.size && <span className={sizeStyle}>{view.size}</span>}
      </span>
      <Button
        variant="secondary"
        size="sm"
        icon={<Download />}
        busy={onDownload === undefined}
        onClick={onDownload}
        aria-label={`Download: ${view.name}`}
      >
        Download
      </Button>
      {reason && (
        <p role="alert" className={reasonStyle}>
          {reason}
        </p>
      )}
    </div>
  );
}
