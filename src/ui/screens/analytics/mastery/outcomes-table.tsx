import { css } from 'styled-system/css';
import type { OutcomeMastery } from '../../../../api/generated/schema.d.ts';
import { Table } from '../overview/table.tsx';
import { answersText, inHundred, levelLabels } from './texts.ts';

const folded = css({ display: { base: 'block', sm: 'none' }, fontWeight: 'normal', color: 'fg.muted' });
const toggle = css({ textStyle: 'control', color: 'accent.text', cursor: 'pointer', py: '2', mt: '4', mb: '2' });

type Figures = Pick<OutcomeMastery, 'id' | 'text' | 'level' | 'low' | 'middle' | 'high' | 'attempts'>;
type OutcomesTableProps = { title: string; outcomes: readonly Figures[] };

const inFigures = ({ level, low, middle, high }: Figures) =>
  level === 'unknown' ? 'none' : `${inHundred(low)} to ${inHundred(high)}, middle ${inHundred(middle)}`;

/** The ranges as numbers in a table; on a phone each outcome is a row of its own with its numbers beneath. */
export function OutcomesTable({ title, outcomes }: OutcomesTableProps) {
  return (
    <details>
      <summary className={toggle}>The outcomes as a table</summary>
      <Table label={`Outcomes of ${title}`} columns={['Outcome', 'Level', 'Range', 'Answers']} isFolded>
        {outcomes.map((outcome) => (
          <tr key={outcome.id}>
            <th scope="row">
              {outcome.text}
              <span className={folded}>
                {levelLabels[outcome.level]}, range: {inFigures(outcome)}, {answersText(outcome.attempts)}
              </span>
            </th>
            <td data-number data-wide>
              {levelLabels[outcome.level]}
            </td>
            <td data-number data-wide>
              {inFigures(outcome)}
            </td>
            <td data-number data-wide>
              {outcome.attempts}
            </td>
          </tr>
        ))}
      </Table>
    </details>
  );
}
