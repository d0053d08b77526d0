import { useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { css } from 'styled-system/css';
import type { CodePosition } from '../../../../runtimes/types.ts';
import { FormNotes } from '../../../parts/form-notes.tsx';
import { TextArea } from '../../../primitives/text-area.tsx';
import { WorkbenchScreen, type WorkbenchView } from '../workbench/workbench.view.tsx';
import { Buttons } from './buttons.tsx';
import type { CodeEditor, CodeEditorHandle } from './code-editor.tsx';
import { marksOf } from './difference.tsx';
import type { ExerciseView } from './exercise.ts';
import { Feedback } from './feedback.tsx';
import { Heading } from './heading.tsx';
import { Result } from './result.tsx';
import { SchemaBrowser } from './schema-browser.tsx';
import { useAnswerInSight } from './use-answer-in-sight.ts';

const inputStyle = css({ mt: '4' });
const muted = css({ textStyle: 'small', color: 'fg.muted' });
const feedback = css({ '& > *': { mb: '4' }, '& > .visually-hidden': { mb: '[-1px]' } });

const languageNames = { sql: 'SQL', python: 'Python', chart: 'Chart' };

type ExerciseScreenProps = {
  view: ExerciseView;
  bench: WorkbenchView;
  /** The code editor. It is passed in, so that a chart exercise does not load it. */
  Editor?: typeof CodeEditor;
};

/** An exercise beside its task: the data, the hints, the code, and its results. */
export function ExerciseScreen({ view, bench, Editor }: ExerciseScreenProps) {
  const { title, language, dataSet, code, input, draft, hints, builder } = view;
  const editor = useRef<CodeEditorHandle>(null);
  const failed = view.state === 'erred' && !view.isStale && !view.isOnOtherRows ? view.run : null;
  const error = useMemo(() => failed?.position && { position: failed.position, message: failed.message }, [failed]);
  const resultRef = useAnswerInSight(view);
  const goTo = (position: CodePosition) => {
    // The code can only take the focus once its pane is shown.
    flushSync(() => bench.onShow('code'));
    editor.current?.goTo(position);
  };
  return (
    <WorkbenchScreen
      view={bench}
      parts={{
        made: language === 'chart' ? 'chart' : 'code',
        data: <SchemaBrowser dataSet={dataSet} />,
        hints,
        controls: <Buttons view={view} />,
        result: <Answer view={view} onGoTo={goTo} />,
        resultRef,
        code: (
          <>
            <Heading view={view} bench={bench} onReplace={(start) => editor.current?.replace(start)} />
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
                onCheck={view.onCheck}
              />
            )}
            {input && (
              <div className={inputStyle}>
                <TextArea
                  label="Input"
                  hint="Each line answers one input()."
                  rows={2}
                  value={input.text}
                  onChange={({ target }) => input.onType(target.value)}
                />
              </div>
            )}
            <FormNotes draft={draft} />
          </>
        ),
      }}
    />
  );
}

/** What comes of a run or a check. */
function Answer({ view, onGoTo }: { view: ExerciseView; onGoTo: (position: CodePosition) => void }) {
  const { result, isCut, isStale } = view;
  const difference = view.state === 'different' ? view.answer.difference : null;
  const marks = useMemo(() => (difference ? marksOf(difference) : []), [difference]);
  const isAlert = view.state === 'erred' || 'onRetry' in view;
  const said = <Feedback view={view} onGoTo={onGoTo} />;
  return (
    <>
      {/* Errors are not in this region: they are alerts, which are announced anyway. */}
      <div role="status" className={feedback}>
        {view.state === 'answered' && <span className="visually-hidden">Finished.</span>}
        {!isAlert && said}
      </div>
      {isAlert && <div className={feedback}>{said}</div>}
      <FormNotes waits={view.state === 'sending.delayed' || view.state === 'confirming.delayed'} />
      {result && <Result result={result} marks={marks} isCut={isCut} isStale={isStale} charts={view.charts} />}
      {!result && <Nothing view={view} />}
    </>
  );
}

/** What stands in the place of a result while there is none. */
function Nothing({ view: { state, language, onCheck } }: { view: ExerciseView }) {
  if (state === 'running') return <p className={muted}>There is no output yet.</p>;
  if (state !== 'open') return null;
  const buttons = [language !== 'chart' && 'Run', onCheck && 'Check'].filter(Boolean).join(' or ');
  return buttons && <p className={muted}>Press {buttons}, and what comes of it is shown here.</p>;
}
