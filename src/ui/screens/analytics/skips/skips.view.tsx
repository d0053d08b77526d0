import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { Checkbox } from '../../../primitives/checkbox.tsx';
import { Dialog } from '../../../primitives/dialog.tsx';
import { SkipsOffer } from './offer.tsx';

export type KnownModule = { key: string; title: string; reason: string; isTicked: boolean; onTick?: () => void };
export type KnownCourse = { id: string; title: string; modules: readonly KnownModule[] };

type Chosen = { courses: readonly KnownCourse[] };
type Open = Chosen & { canSubmit: boolean; onSubmit: () => void; onClose: () => void };

export type PathSkipsView =
  | { state: 'closed'; count: number; onOpen: () => void }
  | ({ state: 'choosing' } & Open)
  | ({ state: 'saving' | 'renewing' } & Chosen)
  | ({ state: 'refused'; why: string } & Open);

const group = css({ display: 'flex', flexDirection: 'column', gap: '2', minWidth: '0' });
const legend = css({ textStyle: 'label', mb: '1' });
const note = css({ textStyle: 'small', color: 'fg.muted', display: 'block' });

/** Skipping the modules that the student knows already, if the student agrees (§analytics.85). */
export function PathSkipsScreen({ view }: { view: PathSkipsView }) {
  const { count, onOpen, open } = match(view)
    .with({ state: 'closed' }, (closed) => ({ ...closed, open: null }))
    .with({ state: 'choosing' }, { state: 'saving' }, { state: 'renewing' }, { state: 'refused' }, (each) => ({
      count: each.courses.flatMap(({ modules }) => modules).length,
      onOpen: undefined,
      open: each,
    }))
    .exhaustive();
  return (
    <>
      <SkipsOffer count={count} onOpen={onOpen} />
      {open && <Choosing view={open} />}
    </>
  );
}

function Choosing({ view }: { view: Exclude<PathSkipsView, { state: 'closed' }> }) {
  const isOpen = 'onSubmit' in view;
  return (
    <Dialog
      open
      onClose={() => isOpen && view.onClose()}
      title="Skip what you know"
      description="Nothing is skipped unless you tick it. You can take it back at any time."
      firstFocus="field"
      footer={
        <>
          {isOpen && (
            <Button variant="secondary" onClick={view.onClose}>
              Skip Nothing
            </Button>
          )}
          <Button
            busy={!isOpen}
            busyLabel="Saving..."
            aria-disabled={isOpen && !view.canSubmit}
            onClick={() => isOpen && view.onSubmit()}
          >
            Skip These
          </Button>
        </>
      }
    >
      {view.state === 'refused' && (
        <Alert tone="danger" title="Nothing was changed">
          {view.why}
        </Alert>
      )}
      {view.courses.map(({ id, title, modules }) => (
        <fieldset key={id} className={group}>
          <legend className={legend}>{title}</legend>
          {modules.map(({ key, title: name, reason, isTicked, onTick }) => (
            <Checkbox
              key={key}
              label={
                <>
                  {name}
                  <span className={note}>{reason}</span>
                </>
              }
              checked={isTicked}
              aria-disabled={!isOpen}
              onChange={() => onTick?.()}
            />
          ))}
        </fieldset>
      ))}
      {view.courses.length === 0 && <p>There is nothing left to skip.</p>}
    </Dialog>
  );
}
