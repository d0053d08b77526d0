import { CircleCheck, Eye, RotateCcw } from 'lucide-react';
import { css } from 'styled-system/css';
import { Badge } from '../../../primitives/badge.tsx';
import { Button } from '../../../primitives/button.tsx';
import type { ExerciseView, Status } from './exercise.ts';

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', mb: '2' });
const headingStyle = css({ textStyle: 'h4' });
// The button's label, not its padding, ends where the field ends.
const end = css({ marginInlineStart: 'auto', marginInlineEnd: '-3' });

const words = { sql: 'Your query', python: 'Your code', chart: 'Your chart' };

const isBusy = ({ state }: ExerciseView) => state === 'running' || /^(sending|confirming)/.test(state);

type HeadingProps = { view: ExerciseView; onReplace: (code: string) => void };

/** Above what the student writes: whether it is solved, and the way back to the first code. */
export function Heading({ view, onReplace }: HeadingProps) {
  const { language, status, start, onStartAgain } = view;
  return (
    <div className={row}>
      <h2 className={headingStyle}>{words[language]}</h2>
      <StatusBadge status={status} />
      <span className={end}>
        <Button
          variant="ghost"
          size="sm"
          icon={<RotateCcw />}
          disabled={isBusy(view)}
          onClick={() => {
            onReplace(start);
            onStartAgain();
          }}
        >
          Start again
        </Button>
      </span>
    </div>
  );
}

function StatusBadge({ status }: { status: Status }) {
  if (status === 'open') return null;
  return status === 'solved' ? (
    <Badge tone="success" icon={<CircleCheck />}>
      Solved
    </Badge>
  ) : (
    <Badge tone="info" icon={<Eye />}>
      Solution seen
    </Badge>
  );
}
