import { CircleCheck, Eye, RotateCcw } from 'lucide-react';
import { css } from 'styled-system/css';
import type { ExerciseStatus } from '../../../../api/generated/schema.d.ts';
import { paths } from '../../../../paths.ts';
import { Badge } from '../../../primitives/badge.tsx';
import { Button } from '../../../primitives/button.tsx';
import { Link } from '../../../primitives/link.tsx';
import { WidthButton } from '../workbench/width-button.tsx';
import type { WorkbenchView } from '../workbench/workbench.view.tsx';
import type { ExerciseView } from './exercise.ts';

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', mb: '1' });
const headingStyle = css({ textStyle: 'h4' });
const end = css({ display: 'flex', alignItems: 'center', marginInlineStart: 'auto' });

const dialectStyle = css({ textStyle: 'small', color: 'fg.muted', mb: '2' });

const headings = { sql: 'Your query', python: 'Your code', chart: 'Your chart' };

const isBusy = ({ state }: ExerciseView) => state === 'running' || /^(sending|confirming)/.test(state);

type HeadingProps = { view: ExerciseView; bench: WorkbenchView; onReplace: (code: string) => void };

/** The line above the code: whether the exercise is solved, and the button that brings back the initial code. */
export function Heading({ view, bench, onReplace }: HeadingProps) {
  const { language, status, start, onStartAgain } = view;
  return (
    <>
      <div className={row}>
        <h2 className={headingStyle}>{headings[language]}</h2>
        <StatusBadge status={status} isEarlier={view.state === 'different'} />
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
          <WidthButton bench={bench} />
        </span>
      </div>
      {language === 'sql' && (
        <p className={dialectStyle}>
          This is SQLite's SQL.{' '}
          <Link to={paths.resource('sql-in-other-databases')}>What other databases do differently</Link>
        </p>
      )}
    </>
  );
}

/** Whether the exercise is solved. Above a wrong answer it says that an earlier one was correct. */
function StatusBadge({ status, isEarlier }: { status: ExerciseStatus; isEarlier: boolean }) {
  if (status === 'open') return null;
  return status === 'solved' ? (
    <Badge tone="success" icon={<CircleCheck />}>
      {isEarlier ? 'Solved earlier' : 'Solved'}
    </Badge>
  ) : (
    <Badge tone="info" icon={<Eye />}>
      Solution viewed
    </Badge>
  );
}
