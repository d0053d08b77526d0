import { useContext, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { css } from 'styled-system/css';
import { FormNotes } from '../../../parts/form-notes.tsx';
import { Pane, PaneBar } from '../../../parts/working/pane.tsx';
import { useDocumentKeys } from '../../../primitives/use-document-keys.ts';
import { GradingPanes } from '../submission/panes.tsx';
import type { GradingFeedbackView } from './feedback.ts';
import { Grade } from './grade.tsx';
import { ReturnBar } from './return-bar.tsx';
import { WorkPart } from './work.tsx';

// Its children stand in the frame's grid.
const contents = css({ display: 'contents' });
const fields = css({ display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: '4', maxWidth: 'prose' });

/** Focuses the first field or criterion in which something is missing. */
function showMissing(container: HTMLElement | null) {
  const first = container?.querySelector<HTMLElement>('[data-missing]');
  (first?.matches('div') ? first.querySelector('input') : first)?.focus();
  // In the next frame, when the message of the field has been rendered.
  requestAnimationFrame(() => first?.closest('div')?.scrollIntoView({ block: 'nearest' }));
}

/** The submission in one pane, grade and feedback in another, the total and "Return" in the bar (§grading.16, §grading.44). */
export function GradingFeedbackScreen({ view }: { view: GradingFeedbackView }) {
  const { marking } = view;
  const edits = 'edits' in view ? view.edits : null;
  const { slot, front, showGrade } = useContext(GradingPanes);
  const form = useRef<HTMLDivElement>(null);
  const [isTried, setIsTried] = useState(false);
  const onReturn = () => {
    edits?.onReturn?.();
    if (!edits || edits.onReturn) return;
    setIsTried(true);
    showGrade();
    showMissing(form.current);
  };
  useDocumentKeys((event) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.repeat) onReturn();
    else if (event.code === 'KeyG' && event.altKey && !event.ctrlKey && !event.metaKey) {
      showGrade();
      form.current?.querySelector<HTMLElement>('input, textarea')?.focus();
    } else return;
    event.preventDefault();
  });
  return (
    <>
      {slot && createPortal(<WorkPart work={marking} comments={marking.comments} edits={edits} />, slot)}
      <div className={contents} data-grade ref={form}>
        <Pane name="grade" label="Grade and feedback" area="main" isFront={front !== 'work'}>
          <div className={fields}>
            <Grade marking={marking} edits={edits} isTried={isTried} />
            <FormNotes draft={marking.draft} />
          </div>
        </Pane>
        <PaneBar>
          <ReturnBar view={view} onReturn={onReturn} />
        </PaneBar>
      </div>
    </>
  );
}
