import { Link2 } from 'lucide-react';
import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import { RetryAlert } from '../../../parts/retry-alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { Checkbox } from '../../../primitives/checkbox.tsx';

type Choices = {
  isPublic: boolean;
  withGrade: boolean;
  onPublic: () => void;
  onGrade: () => void;
  /** Null while nothing is public. */
  page: { address: string; onCopy: () => void } | null;
};

export type PortfolioView =
  | ({ state: 'private' | 'public' | 'saving' } & Choices)
  | ({ state: 'notSaved'; message: string; onRetry: () => void } & Choices);

const part = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '2', minWidth: '0' });
const group = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  borderWidth: 'none',
  p: '0',
  m: '0',
  minWidth: '0',
});
const heading = css({ textStyle: 'label', fontFamily: 'sans' });
const note = css({ textStyle: 'small', color: 'fg.muted' });
const addressStyle = css({ textStyle: 'small', overflowWrap: 'anywhere' });

/** Whether a project has a public page (§practice.115). */
export function PortfolioScreen({ view }: { view: PortfolioView }) {
  return (
    <div className={part}>
      <h3 className={heading}>Portfolio</h3>
      <p className={note}>
        A public page shows your name, the course, your text, the code of your exercises and the names of your files to
        anyone who has its address. Comments are never on it. You can take it away at any time.
      </p>
      {match(view)
        .with({ state: 'private' }, (choices) => <Settings {...choices} status="Nothing is public." />)
        .with({ state: 'public' }, (choices) => <Settings {...choices} status="The page is public." />)
        .with({ state: 'saving' }, (choices) => <Settings {...choices} status="Saving..." busy />)
        .with({ state: 'notSaved' }, ({ message, onRetry, ...choices }) => (
          <>
            <RetryAlert title="Not saved" onRetry={onRetry} byHand>
              {message}
            </RetryAlert>
            <Settings {...choices} status="" />
          </>
        ))
        .exhaustive()}
    </div>
  );
}

type SettingsProps = Choices & { status: string; busy?: boolean };

function Settings({ isPublic, withGrade, onPublic, onGrade, page, status, busy = false }: SettingsProps) {
  return (
    <>
      <fieldset className={group}>
        <legend className="visually-hidden">Portfolio</legend>
        {/* Not disabled while saving, which would take the focus away. */}
        <Checkbox label="Public page" checked={isPublic} aria-disabled={busy} onChange={() => !busy && onPublic()} />
        {isPublic && (
          <Checkbox
            label="With the grade and the levels of the rubric"
            checked={withGrade}
            aria-disabled={busy}
            onChange={() => !busy && onGrade()}
          />
        )}
      </fieldset>
      <p role="status" className={note}>
        {status}
      </p>
      {page && isPublic && (
        <>
          <p className={addressStyle}>{page.address}</p>
          <Button variant="secondary" icon={<Link2 aria-hidden />} onClick={page.onCopy}>
            Copy address
          </Button>
        </>
      )}
    </>
  );
}
