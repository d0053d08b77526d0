import { css } from 'styled-system/css';
import type { AssignmentFigures } from '../../../../api/generated/schema.d.ts';
import { DefinitionGrid } from '../../../primitives/definition-grid.tsx';
import { Link } from '../../../primitives/link.tsx';
import { counted, gradesText, number, rangeText } from './texts.ts';

export type CountsProps = {
  figures: AssignmentFigures;
  /** What waits for a grade. */
  queueTo: string;
  returnedTo: string;
  /** The gradebook with the students who have such work. */
  lateTo: string;
  missingTo: string;
};

const note = css({ display: 'block', textStyle: 'small', fontWeight: 'normal', color: 'fg.muted' });

/** What became of the assignment, each count with its way on (§teaching.82). */
export function Counts({ figures, queueTo, returnedTo, lateTo, missingTo }: CountsProps) {
  const { assigned, submitted, returned, late, missing } = figures;
  const waiting = submitted - returned;
  const range = rangeText(figures);
  return (
    <DefinitionGrid
      columns={4}
      items={[
        {
          term: 'Grades',
          description: (
            <>
              {gradesText(figures)}
              {range && <span className={note}>{range}</span>}
            </>
          ),
        },
        {
          term: 'Work',
          description: (
            <>
              {`${number(submitted)} of ${number(assigned)} submitted`}
              {late > 0 && (
                <span className={note}>
                  <Link to={lateTo}>{`${number(late)} late`}</Link>
                </span>
              )}
            </>
          ),
        },
        {
          term: 'Grading',
          description: (
            <>
              {returned > 0 ? <Link to={returnedTo}>{`${number(returned)} returned`}</Link> : 'None yet'}
              {waiting > 0 && (
                <span className={note}>
                  <Link to={queueTo}>{`${number(waiting)} to grade`}</Link>
                </span>
              )}
            </>
          ),
        },
        {
          term: 'Missing',
          description: missing > 0 ? <Link to={missingTo}>{counted(missing, 'student')}</Link> : 'Nobody',
        },
      ]}
    />
  );
}
