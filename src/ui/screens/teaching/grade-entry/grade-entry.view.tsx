import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import { FormNotes } from '../../../parts/form-notes.tsx';
import { Button } from '../../../primitives/button.tsx';
import { IconButton } from '../../../primitives/icon-button.tsx';
import { TextField } from '../../../primitives/text-field.tsx';
import { useGridFocus } from './grid-focus.ts';

type Typing = { label: string; typed: string; onWrite: (text: string) => void; onClose: () => void };
type Sending = Typing & { onSubmit: () => void };

export type GradeEntryView =
  | ({ state: 'writing.plain' } & Sending)
  | ({ state: 'writing.invalid' } & Sending)
  | { state: 'sending.underWay'; grade: string }
  | ({ state: 'sending.delayed'; why: string } & Sending)
  | ({ state: 'rejected'; why: string } & Sending)
  | ({ state: 'conflict.loading'; why: string } & Typing)
  | ({ state: 'conflict.failed'; why: string; onRetry: () => void } & Typing)
  /** `present`: the grade that it has now, `It has 74%.` */
  | ({ state: 'conflict.shown'; why: string; present: string } & Sending)
  | { state: 'reading.underWay' }
  | { state: 'reading.failed'; why: string; onRetry: () => void }
  | { state: 'closed' };

const form = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1' });
const box = css({ width: '16', '& input': { px: '2', py: '0.5', minHeight: '8' } });
const note = css({ textStyle: 'small', color: 'fg.muted', maxWidth: '[15rem]' });
const wrong = css({ textStyle: 'captionStrong', color: 'danger.fg', maxWidth: '[15rem]' });

/** A grade that is typed in a cell of the gradebook (§teaching.72). */
export function GradeEntryScreen({ view }: { view: GradeEntryView }) {
  const { settle } = useGridFocus();
  // What had the focus may have gone with this.
  useEffect(() => {
    settle();
    return settle;
  }, [settle]);
  return match(view)
    .with({ state: 'closed' }, () => null)
    .with({ state: 'writing.plain' }, (typing) => <Field {...typing} />)
    .with({ state: 'writing.invalid' }, (typing) => (
      <Field {...typing} isInvalid>
        <Refused>Enter a whole number from 0 to 100. Escape leaves the grade as it was.</Refused>
      </Field>
    ))
    .with({ state: 'sending.underWay' }, ({ grade }) => (
      <>
        {grade}
        <span className={note}> Returning...</span>
      </>
    ))
    .with({ state: 'sending.delayed' }, ({ why, ...typing }) => (
      <Field {...typing}>
        <Refused>{why}</Refused>
        <FormNotes waits />
      </Field>
    ))
    .with({ state: 'rejected' }, ({ why, ...typing }) => (
      <Field {...typing}>
        <Refused>{why}</Refused>
      </Field>
    ))
    .with({ state: 'conflict.loading' }, ({ why, ...typing }) => (
      <Field {...typing}>
        <Refused>{why}</Refused>
        <p className={note}>Loading the present grade...</p>
      </Field>
    ))
    .with({ state: 'conflict.failed' }, ({ why, onRetry, ...typing }) => (
      <Field {...typing}>
        <Refused>{why}</Refused>
        <p className={note}>The present grade could not be loaded.</p>
        <Button variant="secondary" size="sm" onClick={onRetry}>
          Retry
        </Button>
      </Field>
    ))
    .with({ state: 'conflict.shown' }, ({ why, present, ...typing }) => (
      <Field {...typing}>
        <Refused>{why}</Refused>
        <p className={note}>{present} Press Enter to return yours.</p>
      </Field>
    ))
    .with({ state: 'reading.underWay' }, () => <span className={note}>Loading...</span>)
    .with({ state: 'reading.failed' }, ({ why, onRetry }) => (
      <>
        <Refused>{why}</Refused>
        <Button variant="secondary" size="sm" onClick={onRetry}>
          Retry
        </Button>
      </>
    ))
    .exhaustive();
}

const Refused = ({ children }: { children: string }) => (
  <p role="alert" className={wrong}>
    {children}
  </p>
);

type FieldProps = Typing & { onSubmit?: () => void; isInvalid?: boolean; children?: ReactNode };

/** Enter returns the grade and goes on to the cell below, Escape leaves the grade as it was. */
function Field({ label, typed, onWrite, onSubmit, onClose, isInvalid, children }: FieldProps) {
  const notes = useId();
  const field = useRef<HTMLFormElement>(null);
  const { settle, leave } = useGridFocus();
  // Before the next digit is typed; not where one goes on in another cell, while this one is refused.
  useLayoutEffect(() => {
    const at = document.activeElement;
    if (at && at !== document.body && !field.current?.parentElement?.contains(at)) return;
    const input = field.current?.querySelector('input');
    input?.focus();
    input?.setSelectionRange(input.value.length, input.value.length);
  }, []);
  useEffect(() => settle, [settle]);
  const close = () => {
    leave('here');
    onClose();
  };
  return (
    <form
      ref={field}
      className={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        leave('below');
        onSubmit?.();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        close();
      }}
    >
      <div className={box}>
        <TextField
          label={label}
          hideLabel
          inputMode="numeric"
          enterKeyHint="next"
          autoComplete="off"
          maxLength={8}
          aria-invalid={isInvalid}
          aria-describedby={notes}
          value={typed}
          onChange={(event) => onWrite(event.currentTarget.value)}
        />
      </div>
      {onSubmit && (
        <Button type="submit" variant="secondary" size="sm">
          Return
        </Button>
      )}
      <IconButton label="Cancel" icon={<X aria-hidden />} size="sm" onClick={close} />
      <div id={notes}>{children}</div>
    </form>
  );
}
