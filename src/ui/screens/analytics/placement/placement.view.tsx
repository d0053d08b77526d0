import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import type { Placement, PlacementQuestion } from '../../../../api/generated/schema.d.ts';
import { RetryAlert } from '../../../parts/retry-alert.tsx';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { LinkButton } from '../../../primitives/link-button.tsx';
import { LoadingText } from '../../../primitives/loading-text.tsx';
import { RadioGroup } from '../../../primitives/radio-group.tsx';
import { Section } from '../../../primitives/section.tsx';
import { TextWithCode } from '../../../primitives/text-with-code.tsx';

type Asked = Pick<Placement, 'asked' | 'atMost'> & { question: PlacementQuestion; choice: number | null };
type Answering = Asked & { onChoose: (choice: number) => void; onSubmit: () => void; onStop: () => void };
type Offer = { onStart: () => void; onSkip: () => void };

/** What the path has made of the answers so far. */
type Outcome = {
  /** The modules that the student knows, or has agreed to skip. */
  known: readonly string[];
  next: { title: string; to: string } | null;
};

export type PlacementView =
  | ({ state: 'offered' } & Offer)
  | { state: 'skipped'; onStart: () => void }
  | { state: 'starting' }
  | ({ state: 'notStarted'; why: string } & Offer)
  | { state: 'resuming' }
  | { state: 'notResumed'; reason: string; onRetry: () => void; onStop: () => void }
  | ({ state: 'asking' } & Answering)
  | ({ state: 'sending' } & Asked)
  | ({ state: 'notSent'; why: string } & Answering)
  | { state: 'stopping' }
  | { state: 'notStopped'; why: string; onStop: () => void; onGoOn: () => void }
  | ({ state: 'over' } & Outcome);

const stack = css({ display: 'flex', flexDirection: 'column', gap: '5', minWidth: '0', maxWidth: 'prose' });
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });
const note = css({ textStyle: 'small', color: 'fg.muted' });
const promptStyle = css({ textStyle: 'h4' });
const form = css({ display: 'flex', flexDirection: 'column', gap: '5', _focusVisible: { outlineOffset: '4' } });

/** A few questions that find out where a path begins (§analytics.82). */
export function PlacementScreen({ view }: { view: PlacementView }) {
  // A question takes the focus only if the student has just asked for it, not if it is shown after a reload.
  const isUsed = useRef(false);
  useEffect(() => {
    if (view.state === 'starting' || view.state === 'sending') isUsed.current = true;
  }, [view.state]);
  return (
    <Section title="Placement">
      <div className={stack}>
        {match(view)
          .with({ state: 'offered' }, (offer) => <Offer {...offer} />)
          .with({ state: 'skipped' }, ({ onStart }) => (
            <>
              <p role="status">Skipped. It is offered again with your next visit.</p>
              <div>
                <Button variant="secondary" onClick={onStart}>
                  Start After All
                </Button>
              </div>
            </>
          ))
          .with({ state: 'starting' }, () => <Offer busy />)
          .with({ state: 'notStarted' }, (offer) => <Offer {...offer} />)
          .with({ state: 'resuming' }, () => <LoadingText>Loading your question...</LoadingText>)
          .with({ state: 'notResumed' }, ({ reason, onRetry, onStop }) => (
            <>
              <RetryAlert onRetry={onRetry}>{reason}</RetryAlert>
              <div>
                <Button variant="ghost" onClick={onStop}>
                  Stop Here
                </Button>
              </div>
            </>
          ))
          .with({ state: 'asking' }, { state: 'sending' }, { state: 'notSent' }, (asked) => (
            <QuestionForm key={asked.question.id} view={asked} isUsed={isUsed} />
          ))
          .with({ state: 'stopping' }, () => <LoadingText>Planning your path...</LoadingText>)
          .with({ state: 'notStopped' }, ({ why, onStop, onGoOn }) => (
            <>
              <Alert tone="danger" title="The placement could not be ended">
                {why}
              </Alert>
              <div className={row}>
                <Button onClick={onStop}>Retry</Button>
                <Button variant="secondary" onClick={onGoOn}>
                  Continue
                </Button>
              </div>
            </>
          ))
          .with({ state: 'over' }, (outcome) => <Over {...outcome} />)
          .exhaustive()}
      </div>
    </Section>
  );
}

function Offer({ onStart, onSkip, why, busy = false }: Partial<Offer> & { why?: string; busy?: boolean }) {
  return (
    <>
      {why && (
        <Alert tone="danger" title="The placement did not start">
          {why}
        </Alert>
      )}
      <p>Up to ten questions. You can stop at any time, or skip it.</p>
      <p className={note}>
        Modules that you clearly know can then be skipped. Ten questions often show only a few, or none.
      </p>
      <div className={row}>
        <Button busy={busy} busyLabel="Starting..." onClick={onStart}>
          {why ? 'Retry' : 'Start'}
        </Button>
        {onSkip && (
          <Button variant="ghost" onClick={onSkip}>
            Skip It
          </Button>
        )}
      </div>
    </>
  );
}

function Over({ known, next }: Outcome) {
  return (
    <>
      <div role="status">
        <p className={promptStyle}>The placement is over.</p>
        <p>
          {known.length === 0
            ? 'No module can be skipped yet, so your path begins with its first one.'
            : `Your answers so far say that you know ${known.length === 1 ? '1 module' : `${known.length} modules`}: ${known.join(', ')}.`}
        </p>
        <p className={note}>Quizzes and exercises go on shaping your path.</p>
      </div>
      {next && (
        <div>
          <LinkButton to={next.to} variant="secondary">
            Go to {next.title}
          </LinkButton>
        </div>
      )}
    </>
  );
}

type AskedView = Extract<PlacementView, { state: 'asking' | 'sending' | 'notSent' }>;

/** One question: the number keys choose an option, and Enter answers. */
function QuestionForm({ view, isUsed }: { view: AskedView; isUsed: RefObject<boolean> }) {
  const { question, asked, atMost, choice } = view;
  const busy = view.state === 'sending';
  const ref = useRef<HTMLFormElement>(null);
  // The next question replaces the answered one and its focused button, so it takes the focus.
  useEffect(() => {
    if (isUsed.current) ref.current?.focus({ preventScroll: true });
  }, [isUsed]);
  const options = [...question.choices, 'I do not know'];
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if ('onSubmit' in view) view.onSubmit();
  };
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const index = Number(event.key) - 1;
    if (/^[1-9]$/.test(event.key) && index < options.length && 'onChoose' in view) view.onChoose(index);
    if (event.key === 'Enter' && event.target === ref.current) submit();
  };
  return (
    <form
      ref={ref}
      tabIndex={-1}
      aria-label={`Question ${asked + 1}, of at most ${atMost}`}
      className={form}
      onSubmit={submit}
      onKeyDown={press}
    >
      <p className={note}>
        Question {asked + 1}, of at most {atMost}. From {question.courseTitle}: {question.moduleTitle}.
      </p>
      <RadioGroup
        legend={
          <span className={promptStyle}>
            <TextWithCode>{question.prompt}</TextWithCode>
          </span>
        }
        options={options.map((label, index) => ({
          value: String(index),
          label: <TextWithCode>{`${index + 1}. ${label}`}</TextWithCode>,
        }))}
        value={choice === null ? '' : String(choice)}
        disabled={busy}
        onValueChange={(value) => 'onChoose' in view && view.onChoose(Number(value))}
      />
      {view.state === 'notSent' && (
        <Alert tone="danger" title="Your answer was not sent">
          {view.why}
        </Alert>
      )}
      <p className={note}>A number key chooses, Enter answers.</p>
      <div className={row}>
        <Button type="submit" busy={busy} busyLabel="Sending..." aria-disabled={choice === null}>
          {view.state === 'notSent' ? 'Retry' : 'Answer'}
        </Button>
        {'onStop' in view && (
          <Button variant="ghost" onClick={view.onStop}>
            Stop Here
          </Button>
        )}
      </div>
    </form>
  );
}
