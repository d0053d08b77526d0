import { ArrowRight } from 'lucide-react';
import { css } from 'styled-system/css';
import { match, P } from 'ts-pattern';
import type { ExerciseLanguage } from '../../../../api/generated/schema.d.ts';
import type { CodePosition, ErrorRunResult, StoppedRunResult } from '../../../../runtimes/types.ts';
import { Markdown } from '../../../parts/markdown.tsx';
import { RetryAlert } from '../../../parts/retry-alert.tsx';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { LinkButton } from '../../../primitives/link-button.tsx';
import { DifferenceText, Shape } from './difference.tsx';
import type { ExerciseView } from './exercise.ts';
import { helpFor } from './help.ts';

const textBlock = css({ display: 'flex', flexDirection: 'column', gap: '2', textStyle: 'body' });
// Python's messages have several lines, which tell how the error came about.
const message = css({ fontFamily: 'mono', fontSize: 'sm', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

type FeedbackProps = { view: ExerciseView; onGoTo: (position: CodePosition) => void };

/** The result of a run or a check, beneath the buttons. It says so if the code has changed since. */
export function Feedback({ view, onGoTo }: FeedbackProps) {
  return match(view)
    .with({ state: P.union('open', 'running', 'answered', 'sending.underWay', 'confirming.underWay') }, () => null)
    .with({ state: 'erred' }, ({ run, isOnOtherRows, language }) => (
      <Failed run={run} language={language} isOnOtherRows={isOnOtherRows} onGoTo={onGoTo} />
    ))
    .with({ state: 'stopped' }, ({ run, isOnOtherRows, language }) => (
      <Stopped run={run} language={language} isOnOtherRows={isOnOtherRows} />
    ))
    .with({ state: P.union('sending.delayed', 'confirming.delayed', 'refused') }, ({ reason, onRetry }) => (
      <RetryAlert title="Your code could not be checked" onRetry={onRetry} byHand>
        {reason}
      </RetryAlert>
    ))
    .with({ state: 'different' }, ({ answer, result, isOnOtherRows, isStale, status }) => (
      <Alert tone="warning" title={status === 'solved' ? 'This answer is not right' : 'Not solved yet'}>
        <div className={textBlock}>
          {status === 'solved' && <p>You solved this exercise earlier, and it stays solved.</p>}
          {answer.explanation && <Markdown>{answer.explanation}</Markdown>}
          {isOnOtherRows && (
            <p>On the rows that you see, the result is right. On other rows of these tables it is not.</p>
          )}
          {result?.kind === 'table' && <Shape difference={answer.difference} table={result} />}
          <DifferenceText difference={answer.difference} table={result?.kind === 'table' ? result : null} />
          {isStale && <p>You have changed the code since. Press Check to have it checked again.</p>}
        </div>
      </Alert>
    ))
    .with({ state: 'solved' }, ({ answer, isStale, nextTo }) => (
      <Alert
        tone="success"
        title={answer.status === 'seen' ? 'Right' : 'Solved'}
        actions={
          nextTo && (
            <LinkButton to={nextTo} iconAfter={<ArrowRight aria-hidden />}>
              Next lesson
            </LinkButton>
          )
        }
      >
        <div className={textBlock}>
          <p>
            {answer.status === 'seen'
              ? 'The lesson is completed. The exercise stays marked "solution viewed".'
              : 'The lesson is completed.'}
          </p>
          {answer.explanation && <Markdown>{answer.explanation}</Markdown>}
          {isStale && <p>You have changed the code since.</p>}
        </div>
      </Alert>
    ))
    .exhaustive();
}

const onOther = 'This happened on other rows of these tables, on which your code is checked as well.';

type Ended<Result> = { run: Result; language: ExerciseLanguage; isOnOtherRows: boolean };

function Failed({ run, language, isOnOtherRows, onGoTo }: Ended<ErrorRunResult> & Pick<FeedbackProps, 'onGoTo'>) {
  const { position, help } = run;
  const sentence = helpFor(language, help);
  return (
    <Alert
      tone="danger"
      title={position ? `Error in line ${position.line}` : 'Error'}
      actions={
        position && (
          <Button variant="secondary" onClick={() => onGoTo(position)}>
            Go to line {position.line}
          </Button>
        )
      }
    >
      <div className={textBlock}>
        <p className={message}>{run.message}</p>
        {sentence && <p>{sentence}</p>}
        {isOnOtherRows && <p>{onOther}</p>}
      </div>
    </Alert>
  );
}

const endless = {
  sql: 'Does each join have its condition, and does each WITH RECURSIVE come to an end?',
  python: 'Is there a loop that never ends?',
  chart: '',
};

function Stopped({ run, language, isOnOtherRows }: Ended<StoppedRunResult>) {
  return (
    <Alert tone="warning" title={run.why === 'time' ? 'Stopped after 5 seconds' : 'Stopped'}>
      <div className={textBlock}>
        {run.why === 'time' ? (
          <p>The code took too long. {endless[language]}</p>
        ) : (
          <p>You stopped the run. Your code is as it was.</p>
        )}
        {isOnOtherRows && <p>{onOther}</p>}
      </div>
    </Alert>
  );
}
