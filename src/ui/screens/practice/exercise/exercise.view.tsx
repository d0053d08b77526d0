import { Play, Square } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { css } from 'styled-system/css';
import type { CodePosition } from '../../../../runtimes/types.ts';
import { FormNotes } from '../../../parts/form-notes.tsx';
import { Button } from '../../../primitives/button.tsx';
import { TextArea } from '../../../primitives/text-area.tsx';
import type { CodeEditor, CodeEditorHandle } from './code-editor.tsx';
import { marksOf } from './difference.tsx';
import type { ExerciseView } from './exercise.ts';
import { Feedback } from './feedback.tsx';
import { Heading } from './heading.tsx';
import { Result } from './result.tsx';
import { SchemaBrowser } from './schema-browser.tsx';
import { useAnswerInSight } from './use-answer-in-sight.ts';

const stack = css({ display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: '6', minWidth: '0' });
const answerStyle = css({ display: 'flex', flexDirection: 'column', minWidth: '0', scrollMarginBlock: '4' });
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', mb: '2' });
const feedback = css({ '& > *': { mt: '2' }, '& > .visually-hidden': { mt: '[-1px]' } });

const languageNames = { sql: 'SQL', python: 'Python', chart: 'Chart' };

type ExerciseScreenProps = {
  view: ExerciseView;
  /** The code editor. It is passed in, so that a chart exercise does not load it. */
  Editor?: typeof CodeEditor;
};

/** An exercise beneath its task: the data, the code, and its results. */
export function ExerciseScreen({ view, Editor }: ExerciseScreenProps) {
  const { title, language, dataSet, code, result, isCut, isStale, input, draft, hints, builder } = view;
  const editor = useRef<CodeEditorHandle>(null);
  const failed = view.state === 'erred' && !isStale && !view.isOnOtherRows ? view.run : null;
  const error = useMemo(() => failed?.position && { position: failed.position, message: failed.message }, [failed]);
  const difference = view.state === 'different' ? view.answer.difference : null;
  const marks = useMemo(() => (difference ? marksOf(difference) : []), [difference]);
  const isAlert = view.state === 'erred' || 'onRetry' in view;
  const goTo = (position: CodePosition) => editor.current?.goTo(position);
  const answer = useAnswerInSight(view);
  return (
    <div className={stack} data-exercise={language}>
      <SchemaBrowser dataSet={dataSet} />
      <div className={stack}>
        <div>
          <Heading view={view} onReplace={(start) => editor.current?.replace(start)} />
          {!Editor || language === 'chart' ? (
            builder
          ) : (
            <Editor
              ref={editor}
              label={`${languageNames[language]} for “${title}”`}
              language={language}
              code={code}
              tables={dataSet.tables}
              error={error ?? null}
              onChange={view.onChange}
              onRun={view.onRun}
            />
          )}
        </div>
        {input && (
          <TextArea
            label="Input"
            hint="Each line answers one input()."
            rows={2}
            value={input.text}
            onChange={({ target }) => input.onType(target.value)}
          />
        )}
        <div ref={answer} className={answerStyle}>
          {view.runtime ?? <Buttons view={view} />}
          <FormNotes draft={draft} waits={view.state === 'sending.delayed' || view.state === 'confirming.delayed'} />
          {/* Errors are not in this region: they are alerts, which are announced anyway. */}
          <div role="status" className={feedback}>
            {view.state === 'answered' && <span className="visually-hidden">Finished.</span>}
            {!isAlert && <Feedback view={view} onGoTo={goTo} />}
          </div>
          {isAlert && (
            <div className={feedback}>
              <Feedback view={view} onGoTo={goTo} />
            </div>
          )}
          {result && <Result result={result} marks={marks} isCut={isCut} isStale={isStale} charts={view.charts} />}
        </div>
        {hints}
      </div>
    </div>
  );
}

function Buttons({ view }: { view: ExerciseView }) {
  const { state, language, onRun, onCheck } = view;
  const isRunning = state === 'running' && !view.isChecking;
  const isChecking = state.endsWith('.underWay') || (state === 'running' && view.isChecking);
  // A delayed check is retried by itself, or with "Retry".
  const isDelayed = state.endsWith('.delayed');
  const isBusy = isRunning || isChecking || isDelayed;
  const isSolved = state === 'solved' && !view.isStale;
  return (
    <div className={row}>
      {language !== 'chart' && (
        <Button
          variant="secondary"
          icon={<Play />}
          busy={isRunning}
          busyLabel="Running..."
          aria-disabled={isChecking || isDelayed}
          onClick={isBusy ? undefined : onRun}
        >
          Run
        </Button>
      )}
      {onCheck && (
        <Button
          variant={isSolved ? 'secondary' : 'primary'}
          busy={isChecking}
          busyLabel="Checking..."
          aria-disabled={isRunning || isDelayed || isSolved}
          onClick={isBusy || isSolved ? undefined : onCheck}
        >
          Check
        </Button>
      )}
      {state === 'running' && (
        <Button variant="secondary" icon={<Square />} onClick={view.onStop}>
          Stop
        </Button>
      )}
    </div>
  );
}
