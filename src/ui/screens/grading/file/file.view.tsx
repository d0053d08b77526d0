import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import { RetryAlert } from '../../../parts/retry-alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { LoadingText } from '../../../primitives/loading-text.tsx';

export type ShownContent =
  | { kind: 'text'; text: string }
  | { kind: 'markdown'; text: ReactNode }
  | { kind: 'image' | 'pdf'; url: string }
  | { kind: 'entries'; entries: { name: string; size: string }[]; isComplete: boolean };

type File = {
  name: string;
  /** The file's name and size, with its download. */
  row: ReactNode;
};

export type GradingFileView =
  /** Without `onShow`, the file can only be downloaded. */
  | ({ state: 'closed'; onShow?: (() => void) | undefined } & File)
  | ({ state: 'opening'; onHide: () => void } & File)
  | ({ state: 'shown'; content: ShownContent; onHide: () => void } & File)
  | ({ state: 'failed'; onRetry: () => void; onHide: () => void } & File);

const stack = css({ display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: '2' });
const frame = css({
  width: 'full',
  height: '[min(70vh, 60rem)]',
  borderWidth: 'hairline',
  borderStyle: 'solid',
  borderColor: 'border.default',
  borderRadius: 'md',
});
const image = css({ maxWidth: 'full', height: '[auto]', borderRadius: 'md' });
const text = css({
  p: '4',
  m: '0',
  bg: 'bg.sunken',
  borderRadius: 'md',
  fontFamily: 'mono',
  textStyle: 'small',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
const formatted = css({ p: '4', bg: 'bg.sunken', borderRadius: 'md', overflowWrap: 'anywhere' });
const entries = css({ m: '0', ps: '6', textStyle: 'small', overflowWrap: 'anywhere' });
const muted = css({ textStyle: 'small', color: 'fg.muted' });

/** One file that was submitted (§grading.15). */
export function GradingFileScreen({ view }: { view: GradingFileView }) {
  const { name, row } = view;
  const toggle = 'onHide' in view ? view.onHide : view.onShow;
  return (
    <div className={stack}>
      {row}
      {toggle ? (
        <div>
          <Button
            variant="secondary"
            size="sm"
            aria-expanded={view.state !== 'closed'}
            aria-label={`${view.state === 'closed' ? 'Show' : 'Hide'}: ${name}`}
            onClick={toggle}
          >
            {view.state === 'closed' ? 'Show' : 'Hide'}
          </Button>
        </div>
      ) : (
        <p className={muted}>This kind of file cannot be shown here. Download it to read it.</p>
      )}
      {match(view)
        .with({ state: 'closed' }, () => null)
        .with({ state: 'opening' }, () => <LoadingText />)
        .with({ state: 'failed' }, ({ onRetry }) => (
          <RetryAlert onRetry={onRetry}>{`${name} could not be loaded. Please try again.`}</RetryAlert>
        ))
        .with({ state: 'shown' }, ({ content }) => <Content name={name} content={content} />)
        .exhaustive()}
    </div>
  );
}

function Content({ name, content }: { name: string; content: ShownContent }) {
  return match(content)
    .with({ kind: 'text' }, (shown) => (
      // The pane around it scrolls.
      <pre className={text}>{shown.text}</pre>
    ))
    .with({ kind: 'markdown' }, (shown) => <div className={formatted}>{shown.text}</div>)
    .with({ kind: 'image' }, ({ url }) => <img src={url} alt={name} className={image} />)
    .with({ kind: 'pdf' }, ({ url }) => <iframe src={url} title={name} className={frame} />)
    .with({ kind: 'entries' }, (listing) => (
      <>
        <ul className={entries} aria-label={`Files in ${name}`}>
          {listing.entries.map((entry, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an archive can hold two files with the same name.
            <li key={index}>
              {entry.name} <span className={muted}>{entry.size}</span>
            </li>
          ))}
        </ul>
        {!listing.isComplete && <p className={muted}>The archive has more than these. Download it to see all.</p>}
      </>
    ))
    .exhaustive();
}
