import { useState } from 'react';
import { css } from 'styled-system/css';
import type { PassageComment } from '../../../../api/generated/schema.d.ts';
import { TextArea } from '../../../primitives/text-area.tsx';
import { Solutions } from '../../practice/portfolio-page/solutions.tsx';
import { CommentList } from './comment-list.tsx';
import { CommentedText } from './commented-text.tsx';
import type { Edits, Passage, Task, Work } from './feedback.ts';

const heading = css({ textStyle: 'h3' });
const part = css({ display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: '4' });
const files = css({ display: 'flex', flexDirection: 'column', gap: '6', p: '0', m: '0', listStyleType: 'none' });
const file = css({ display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: '3' });
/** The task, set apart from the submission. */
const task = css({
  ps: '3',
  borderStartWidth: 'thick',
  borderStyle: 'solid',
  borderColor: 'border.default',
  textStyle: 'small',
});
const muted = css({ textStyle: 'small', color: 'fg.muted' });

/** The submission, and the comments on it. */
export function WorkPart({
  work,
  comments,
  edits,
}: {
  work: Work;
  comments: readonly PassageComment[];
  edits: Edits | null;
}) {
  const [asked, setAsked] = useState<{ passage: Passage; times: number } | null>(null);
  const ask = (passage: Passage) => {
    edits?.onComment(passage);
    setAsked((before) => ({ passage, times: (before?.times ?? 0) + 1 }));
  };
  const taskOf = (lessonId: string) => (
    <StepTask task={work.tasks.find((task) => task.kind === 'exercise' && task.lessonId === lessonId)} />
  );
  return (
    <>
      {work.solutions.length > 0 && (
        <section className={part} aria-label="Code">
          <h2 className={heading}>Code</h2>
          <Solutions solutions={work.solutions} taskOf={taskOf} />
        </section>
      )}
      <section className={part} aria-label="Text">
        <h2 className={heading}>Text</h2>
        <StepTask task={work.tasks.find(({ kind }) => kind === 'text')} />
        {work.pieces ? (
          <>
            <CommentedText
              label="What the student wrote"
              pieces={work.pieces}
              hasComments={comments.length > 0}
              onComment={edits ? ask : undefined}
            />
            <CommentList comments={comments} asked={asked} edits={edits} />
          </>
        ) : (
          <p className={muted}>No text was submitted.</p>
        )}
      </section>
      {work.files.length > 0 && (
        <section className={part} aria-label="Files">
          <h2 className={heading}>Files</h2>
          <StepTask task={work.tasks.find(({ kind }) => kind === 'upload')} />
          <ul className={files}>
            {work.files.map(({ id, name, row, comment }) => (
              <li key={id} className={file}>
                {row}
                <TextArea
                  label={`Comment on ${name}`}
                  rows={1}
                  maxLength={1000}
                  value={comment}
                  readOnly={!edits}
                  onChange={({ currentTarget }) => edits?.onFileComment(id, currentTarget.value)}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** The task of one step of a project (§practice.104). */
function StepTask({ task: step }: { task: Task | undefined }) {
  if (!step) return null;
  return <div className={task}>{step.text}</div>;
}
