import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import { Button, type ButtonProps } from '../../../primitives/button.tsx';

export type DownloadView =
  | { state: 'idle'; onDownload: () => void }
  | { state: 'downloading' }
  | { state: 'failed'; onDownload: () => void; reason: string };

type DownloadScreenProps = Pick<ButtonProps, 'size' | 'full' | 'icon'> & {
  view: DownloadView;
  label: string;
  /** The file's name, if several are listed. */
  of?: string;
};

// Beneath the whole row, if the button is one of several columns.
const reasonStyle = css({ gridColumn: '1 / -1', maxWidth: 'form', textStyle: 'captionStrong', color: 'danger.fg' });

/** A download button, and beneath it the reason if the download failed. */
export function DownloadScreen({ view, label, of, ...look }: DownloadScreenProps) {
  const { onDownload, reason } = match(view)
    .with({ state: 'idle' }, (idle) => ({ onDownload: idle.onDownload, reason: '' }))
    .with({ state: 'downloading' }, () => ({ onDownload: undefined, reason: '' }))
    .with({ state: 'failed' }, (failed) => failed)
    .exhaustive();
  return (
    <>
      <Button
        variant="secondary"
        {...look}
        busy={onDownload === undefined}
        onClick={onDownload}
        aria-label={of && `${label}: ${of}`}
      >
        {label}
      </Button>
      {reason && (
        <p role="alert" className={reasonStyle}>
          {reason}
        </p>
      )}
    </>
  );
}
