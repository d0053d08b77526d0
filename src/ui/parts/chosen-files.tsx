import { FileText, Trash2 } from 'lucide-react';
import { css } from 'styled-system/css';
import { FieldError } from '../primitives/field.tsx';
import { IconButton } from '../primitives/icon-button.tsx';
import { ProgressBar } from '../primitives/progress-bar.tsx';

export type FileToSend = {
  key: string;
  name: string;
  /** The file's size as text. */
  size: string;
  /** How much of it was uploaded, in percent; absent before the upload has started. */
  percent?: number | undefined;
  isSent: boolean;
  hasFailed: boolean;
};

const list = css({ display: 'flex', flexDirection: 'column', p: '0', m: '0', listStyleType: 'none' });
const row = css({
  display: 'grid',
  gridTemplateColumns: '[auto minmax(0, 1fr) auto]',
  alignItems: 'center',
  columnGap: '3',
  rowGap: '1',
  minHeight: 'control',
  py: '1.5',
  borderTopWidth: 'hairline',
  borderTopStyle: 'solid',
  borderColor: 'border.default',
  '& > svg': { color: 'fg.muted' },
});
const nameStyle = css({ textStyle: 'small', overflowWrap: 'anywhere' });
const muted = css({ textStyle: 'caption', color: 'fg.muted', whiteSpace: 'nowrap' });
const wide = css({ gridColumn: '1 / -1' });

/** The files that are sent along, each with its upload's progress. */
export function ChosenFiles({
  files,
  onRemove,
}: {
  files: FileToSend[];
  onRemove?: ((key: string) => void) | undefined;
}) {
  if (files.length === 0) return null;
  return (
    <ul className={list} aria-label="Chosen files">
      {files.map(({ key, name, size, percent, isSent, hasFailed }) => (
        <li key={key} className={row}>
          <FileText aria-hidden size="1rem" />
          <span className={nameStyle}>
            {name} <span className={muted}>{size}</span>
          </span>
          {onRemove ? (
            <IconButton
              label={`Remove ${name}`}
              icon={<Trash2 aria-hidden />}
              size="sm"
              onClick={() => onRemove(key)}
            />
          ) : (
            <span className={muted}>{isSent ? 'Uploaded' : 'Waiting'}</span>
          )}
          {percent !== undefined && !isSent && !onRemove && (
            <span className={wide}>
              <ProgressBar label={`Uploading ${name}`} value={percent} bare />
            </span>
          )}
          {hasFailed && (
            <span className={wide}>
              <FieldError>This file did not arrive.</FieldError>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
