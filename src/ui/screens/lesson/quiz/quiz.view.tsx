import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import { FormNotes } from '../../../parts/form-notes.tsx';
import { RetryAlert } from '../../../parts/retry-alert.tsx';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { Link } from '../../../primitives/link.tsx';
import { Questions } from './questions.tsx';
import type { Quiz, Result } from './quiz.ts';
import { Results } from './results.tsx';

type Answers = Readonly<Record<string, string>>;
type OnAnswer = (questionId: string, optionId: string) => void;

export type LessonQuizView =
  | {
      state: 'answering';
      quiz: Quiz;
      answers: Answers;
      draft?: ReactNode;
      canSubmit: boolean;
      onAnswer: OnAnswer;
      /** Undefined for instructors and visitors, whose answers are not checked. */
      onSubmit: (() => void) | undefined;
    }
  | { state: 'checking.underWay'; quiz: Quiz; answers: Answers; draft?: ReactNode }
  | {
      /** `delayed`: the call is retried by itself. */
      state: 'checking.delayed' | 'unchecked';
      quiz: Quiz;
      answers: Answers;
      draft?: ReactNode;
      reason: string;
      onAnswer: OnAnswer;
      onRetry: () => void;
    }
  | {
      /** After failed attempts. `until` is a time as words; `result` is the last one of this visit, if any. */
      state: 'waiting';
      quiz: Quiz;
      result: Result | null;
      until: string;
      readAgain: readonly { to: string; title: string }[];
    }
  | { state: 'passed'; quiz: Quiz; result: Result }
  | { state: 'failedQuiz'; quiz: Quiz; result: Result; onTryAgain: () => void };

const stack = css({ display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: '5' });
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4' });
const heading = css({ textStyle: 'h3' });
const links = css({ m: '0', mt: '2', ps: '5', display: 'grid', gap: '1' });
const muted = css({ textStyle: 'small', color: 'fg.muted' });

/** A quiz's questions, then its result. */
export function LessonQuizScreen({ view }: { view: LessonQuizView }) {
  const { quiz } = view;
  return (
    <div className={stack}>
      {match(view)
        .with({ state: 'answering' }, ({ answers, draft, canSubmit, onAnswer, onSubmit }) => (
          <>
            <p className={muted}>
              {quiz.questions.length} questions. {quiz.passMark}% is enough to pass.
              {quiz.lastScore !== undefined && ` Your last score: ${quiz.lastScore}%.`}
            </p>
            <Questions quiz={quiz} answers={answers} onAnswer={onAnswer} />
            <FormNotes draft={draft} />
            {onSubmit && (
              <div className={row}>
                <Button onClick={onSubmit} disabled={!canSubmit}>
                  Check answers
                </Button>
                {!canSubmit && <span className={muted}>Answer every question first.</span>}
              </div>
            )}
          </>
        ))
        .with({ state: 'checking.underWay' }, ({ answers, draft }) => (
          <>
            <Questions quiz={quiz} answers={answers} />
            <FormNotes draft={draft} />
            <div>
              <Button busy busyLabel="Checking...">
                Check answers
              </Button>
            </div>
          </>
        ))
        .with({ state: 'checking.delayed' }, { state: 'unchecked' }, (open) => (
          <>
            <Questions quiz={quiz} answers={open.answers} onAnswer={open.onAnswer} />
            <FormNotes draft={open.draft} waits={open.state === 'checking.delayed'} />
            <RetryAlert title="Your answers could not be checked" onRetry={open.onRetry} byHand>
              {open.reason}
            </RetryAlert>
          </>
        ))
        .with({ state: 'waiting' }, ({ result, until, readAgain }) => (
          <>
            <div role="status">
              <Alert tone="warning" title={result ? `${result.score}%: not passed yet` : 'Not passed yet'}>
                You need {quiz.passMark}% to pass. You can try again {until}. The next questions may be others, so read
                the module again until then.
              </Alert>
            </div>
            {result && <Results quiz={quiz} result={result} />}
            {readAgain.length > 0 && (
              <nav aria-label="Read the module again">
                <h2 className={heading}>Read the module again</h2>
                <ul className={links}>
                  {readAgain.map(({ to, title }) => (
                    <li key={to}>
                      <Link to={to}>{title}</Link>
                    </li>
                  ))}
                </ul>
              </nav>
            )}
          </>
        ))
        .with({ state: 'passed' }, ({ result }) => (
          <>
            <div role="status">
              <Alert tone="success" title={`Passed with ${result.score}%`}>
                The lesson is completed.
              </Alert>
            </div>
            <Results quiz={quiz} result={result} />
          </>
        ))
        .with({ state: 'failedQuiz' }, ({ result, onTryAgain }) => (
          <>
            <div role="status">
              <Alert tone="warning" title={`${result.score}%: not passed yet`}>
                You need {quiz.passMark}% to pass. Read what each answer says, then try again.
              </Alert>
            </div>
            <Results quiz={quiz} result={result} />
            {/* A button of its own: if React reused "Check answers", it would be disabled and lose the focus. */}
            <div key="again">
              <Button onClick={onTryAgain}>Try again</Button>
            </div>
          </>
        ))
        .exhaustive()}
    </div>
  );
}
