import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import { Button } from '../../../primitives/button.tsx';

/** The text of a draft that no longer fits the form, or that another version replaced; empty if there is none. */
type SetAside = { setAside: string; onDiscard: () => void };

export type DraftView = SetAside &
  (
    | { state: 'empty' | 'typing' | 'writing' | 'kept' | 'sending' | 'waiting' | 'refused.sending' | 'refused.waiting' }
    | { state: 'saved'; hasFiles: boolean }
    | { state: 'rejected'; why: string }
    | { state: 'conflict'; when: string; onUseOther: () => void; onKeepMine: () => void }
  );

// As high as its text from the start, so that nothing moves when the text appears.
const line = css({ textStyle: 'small', color: 'fg.muted', minHeight: '[1lh]' });
const warning = css({ color: 'warning.fg' });
const choice = css({ display: 'flex', flexWrap: 'wrap', gap: '2', marginBlockStart: '2' });
const setAside = css({ textStyle: 'small', marginBlockStart: '2' });
const old = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '2' });
const oldText = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', userSelect: 'all' });

/** The line beneath a form: whether what was typed is saved. Only problems are read out, as the rest changes often. */
export function DraftScreen({ view }: { view: DraftView }) {
  return (
    <div>
      <p className={line}>
        {goodNews(view)}
        {/* Always rendered, so that screen readers read what appears in it. */}
        <span role="status" className={warning}>
          {badNews(view)}
        </span>
      </p>
      {view.state === 'conflict' && (
        <div className={choice}>
          <Button variant="secondary" onClick={view.onUseOther}>
            Use that version
          </Button>
          <Button variant="secondary" onClick={view.onKeepMine}>
            Keep mine
          </Button>
        </div>
      )}
      {view.setAside !== '' && (
        <details className={setAside}>
          <summary>Text of an earlier draft</summary>
          <div className={old}>
            <p className={oldText}>{view.setAside}</p>
            <Button variant="secondary" onClick={view.onDiscard}>
              Discard
            </Button>
          </div>
        </details>
      )}
    </div>
  );
}

const goodNews = (view: DraftView) =>
  match(view)
    .with({ state: 'typing' }, () => 'Saving…')
    .with({ state: 'writing' }, () => 'Saving…')
    .with({ state: 'kept' }, { state: 'sending' }, () => 'Saved on this device')
    .with({ state: 'waiting' }, () => 'Saved on this device. The server gets it as soon as it answers.')
    .with({ state: 'saved', hasFiles: true }, () => 'Saved. Files stay on this device until you submit.')
    .with({ state: 'saved' }, () => 'Saved')
    .with({ state: 'empty' }, { state: 'rejected' }, { state: 'conflict' }, () => null)
    .with({ state: 'refused.sending' }, { state: 'refused.waiting' }, () => null)
    .exhaustive();

const badNews = (view: DraftView) =>
  match(view)
    .with({ state: 'rejected' }, ({ why }) => `Saved on this device only. ${why}`)
    .with(
      { state: 'refused.sending' },
      { state: 'refused.waiting' },
      () => 'Not saved yet: this browser keeps nothing. Send it before you leave.',
    )
    .with({ state: 'conflict' }, ({ when }) => `This was changed in another tab or on another device ${when}.`)
    .otherwise(() => null);
