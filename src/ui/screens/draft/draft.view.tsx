import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import { Button } from '../../primitives/button.tsx';

/** The text of a draft that an older version of the form has left. */
type Earlier = { earlier: string | null; onDiscard: () => void };

export type DraftView = { state: 'empty' | 'typing' | 'writing' | 'saved' | 'refused' } & Earlier;

// As high as its text from the start, so that nothing moves while somebody types.
const line = css({ textStyle: 'small', color: 'fg.muted', minHeight: '[1lh]' });
const warning = css({ color: 'warning.fg' });
const old = css({ textStyle: 'small', display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '2' });
const oldText = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', userSelect: 'all' });

/** Beneath a form: whether what was typed is safe. Only bad news is read out, as it changes with every word. */
export function DraftScreen({ view }: { view: DraftView }) {
  return (
    <div>
      <p className={line}>
        {match(view.state)
          .with('empty', () => null)
          .with('typing', () => 'Not saved yet: you are typing.')
          .with('writing', () => 'Not saved yet: on its way.')
          .with('saved', () => 'Saved on this device')
          .with('refused', () => (
            <span role="status" className={warning}>
              Not saved yet: this browser keeps nothing. Send it before you leave.
            </span>
          ))
          .exhaustive()}
      </p>
      {view.earlier !== null && (
        <details>
          <summary>Text of an earlier draft, from before this form changed</summary>
          <div className={old}>
            <p className={oldText}>{view.earlier}</p>
            <Button variant="secondary" onClick={view.onDiscard}>
              Discard
            </Button>
          </div>
        </details>
      )}
    </div>
  );
}
