import { Download, FileText } from 'lucide-react';
import { css } from 'styled-system/css';
import { DownloadScreen, type DownloadView } from '../../shell/download/download.view.tsx';

type AssignmentFileProps = { view: DownloadView; name: string; size?: string | undefined };

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

/** One file of an assignment, and its "Download" (§assignments.12). */
export function AssignmentFileScreen({ view, name, size }: AssignmentFileProps) {
  return (
    <div className={row}>
      <FileText aria-hidden size="1rem" />
      <span className={nameStyle}>
        {name} {size && <span className={sizeStyle}>{size}</span>}
      </span>
      <DownloadScreen view={view} label="Download" of={name} size="sm" icon={<Download />} />
    </div>
  );
}
