import { Eye } from 'lucide-react';
import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';

/** A button on the course's card while it is off, a bar above every page while it is on. */
export type StudentViewView = { course: string } & (
  | { state: 'off'; onStart: () => void }
  | { state: 'starting' }
  | { state: 'notStarted'; onStart: () => void }
  | { state: 'opening' }
  | { state: 'on'; onLeave: () => void }
  | { state: 'leaving' }
  | { state: 'notLeft'; onLeave: () => void }
  | { state: 'closing' }
);

const start = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '3' });
const bar = css({
  bg: 'info.bg',
  color: 'fg.default',
  textStyle: 'small',
  borderBottomWidth: 'hairline',
  borderBottomStyle: 'solid',
  borderBottomColor: 'border.strong',
});
const inner = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '4',
  rowGap: '2',
  maxWidth: 'page',
  mx: 'auto',
  px: 'gutter',
  py: '2',
});
const paragraph = css({ minWidth: '0', overflowWrap: 'anywhere' });

/** The button that starts Student view, and the bar that ends it (§teaching.20). */
export function StudentViewScreen({ view }: { view: StudentViewView }) {
  const { course } = view;
  return match(view)
    .with({ state: 'off' }, ({ onStart }) => <Start course={course} onStart={onStart} />)
    .with({ state: 'starting' }, { state: 'opening' }, () => <Start course={course} busy />)
    .with({ state: 'notStarted' }, ({ onStart }) => <Start course={course} onStart={onStart} failed />)
    .with({ state: 'on' }, ({ onLeave }) => <Bar course={course} onLeave={onLeave} />)
    .with({ state: 'leaving' }, { state: 'closing' }, () => <Bar course={course} busy />)
    .with({ state: 'notLeft' }, ({ onLeave }) => <Bar course={course} onLeave={onLeave} failed />)
    .exhaustive();
}

type StartProps = { course: string; onStart?: () => void; busy?: boolean; failed?: boolean };

function Start({ course, onStart, busy, failed }: StartProps) {
  return (
    <div className={start}>
      <Button
        variant="secondary"
        size="sm"
        icon={<Eye />}
        busy={busy}
        busyLabel="Opening…"
        aria-label={`${busy ? 'Opening…' : 'Student View'}: ${course}`}
        onClick={onStart}
      >
        Student View
      </Button>
      {failed && <Alert tone="danger">Student view could not be started. Please try again.</Alert>}
    </div>
  );
}

type BarProps = { course: string; onLeave?: () => void; busy?: boolean; failed?: boolean };

function Bar({ course, onLeave, busy, failed }: BarProps) {
  return (
    <section aria-label="Student view" className={bar}>
      <div className={inner}>
        <p className={paragraph}>
          Student view of {course}. Nothing you do here is kept.
          {failed && <span role="alert"> Teaching could not be opened. Please try again.</span>}
        </p>
        <Button variant="secondary" size="sm" busy={busy} busyLabel="Going back…" onClick={onLeave}>
          Back to Teaching
        </Button>
      </div>
    </section>
  );
}
