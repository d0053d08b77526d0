import { Play, Square } from 'lucide-react';
import { css } from 'styled-system/css';
import { Button } from '../../../primitives/button.tsx';
import { useDocumentKeys } from '../../../primitives/use-document-keys.ts';
import type { ExerciseView } from './exercise.ts';

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' });
// In a narrow window the buttons share its width, for either thumb.
const share = css({
  display: 'contents',
  '@container work (max-width: 46.99rem)': { '& > *': { flexGrow: '1' } },
});

/** Whether the keys are those of Run and Check: Ctrl or Command with Enter, and with Shift to check. */
const isCommand = ({ key, ctrlKey, metaKey }: KeyboardEvent) => key === 'Enter' && (ctrlKey || metaKey);

const openDialogs = '[role=dialog][data-state=open], [role=alertdialog][data-state=open]';

/** Run, Check and Stop; in their place, until code can be run, what is missing for it. */
export function Buttons({ view }: { view: ExerciseView }) {
  const { state, language, onRun, onCheck } = view;
  const isRunning = state === 'running' && !view.isChecking;
  const isChecking = state.endsWith('.underWay') || (state === 'running' && view.isChecking);
  // A delayed check is retried by itself, or with "Retry".
  const isDelayed = state.endsWith('.delayed');
  const isBusy = isRunning || isChecking || isDelayed;
  const isSolved = state === 'solved' && !view.isStale;
  const hasRun = language !== 'chart';
  // The editor has these keys itself, and tells of a change before it runs the code.
  useDocumentKeys((event) => {
    if (event.defaultPrevented || !isCommand(event) || document.querySelector(openDialogs)) return;
    const asked = event.shiftKey ? !isSolved && onCheck : hasRun && onRun;
    if (!asked || isBusy) return;
    event.preventDefault();
    asked();
  });
  if (view.runtime) return view.runtime;
  return (
    <div className={row}>
      <div className={share}>
        {hasRun && (
          <Button
            variant="secondary"
            icon={<Play />}
            busy={isRunning}
            busyLabel="Running..."
            aria-disabled={isChecking || isDelayed}
            aria-keyshortcuts="Control+Enter"
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
            aria-keyshortcuts="Control+Shift+Enter"
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
    </div>
  );
}
