import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { Alert } from '../primitives/alert.tsx';
import { LoadingText } from '../primitives/loading-text.tsx';
import { RetryAlert } from './retry-alert.tsx';

/** Choices that are saved one by one, as soon as they are made. */
export type SavedChoices<Choices> =
  | { state: 'loading' }
  | { state: 'failed'; message: string; onRetry: () => void }
  | ({ state: 'chosen' | 'saving' } & Choices)
  | ({ state: 'notSaved'; message: string } & Choices);

type SavedChoicesPartProps<Choices> = {
  view: SavedChoices<Choices>;
  /** The fields. While a choice is saved they are not disabled, because that would take the focus away. */
  fields: (choices: Choices, busy: boolean) => ReactNode;
  /** A note below the fields. */
  note: ReactNode;
};

const noteStyle = css({ textStyle: 'small', color: 'fg.muted', maxWidth: 'prose' });

export function SavedChoicesPart<Choices extends object>({ view, fields, note }: SavedChoicesPartProps<Choices>) {
  if (view.state === 'loading') return <LoadingText />;
  if (view.state === 'failed') return <RetryAlert onRetry={view.onRetry}>{view.message}</RetryAlert>;
  const busy = view.state === 'saving';
  return (
    <>
      {view.state === 'notSaved' && (
        <Alert tone="danger" title="Not saved">
          {view.message}
        </Alert>
      )}
      {fields(view, busy)}
      <p role="status" className={noteStyle}>
        {busy ? 'Saving...' : 'Each choice is saved at once.'}
      </p>
      <p className={noteStyle}>{note}</p>
    </>
  );
}
