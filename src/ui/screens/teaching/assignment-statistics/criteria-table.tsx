import { css } from 'styled-system/css';
import type { AssignmentFigures } from '../../../../api/generated/schema.d.ts';
import { ScrollingTable } from '../../../parts/scrolling-table.tsx';
import { Bar } from '../../../primitives/bar.tsx';
import { number } from './texts.ts';

const table = css({
  width: 'full',
  borderCollapse: 'collapse',
  textStyle: 'small',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { px: '3', py: '2', textAlign: 'start', verticalAlign: 'top' },
  '& thead th': { textStyle: 'label', color: 'fg.muted' },
  '& tr + tr, & tbody tr:first-child': {
    borderTopWidth: 'hairline',
    borderTopStyle: 'solid',
    borderColor: 'border.default',
  },
  '& tbody th': { overflowWrap: 'anywhere' },
  '& th[scope=rowgroup]': { bg: 'bg.sunken', fontWeight: 'semibold' },
  '& th[scope=row]': { fontWeight: 'normal' },
  '& [data-figure]': { textAlign: 'end', width: { sm: '24' } },
});
const average = css({ display: 'block', fontWeight: 'normal', color: 'fg.muted' });
const barColumn = css({ display: { base: 'none', sm: 'table-cell' }, width: '[40%]' });
const track = css({ display: 'block', height: '3', mt: '1' });
const filled = css({ color: 'accent.default' });

/** How many students were given which level, by criterion of the rubric (§teaching.81). */
export function CriteriaTable({ criteria, byRubric }: Pick<AssignmentFigures, 'criteria' | 'byRubric'>) {
  return (
    <ScrollingTable label="Criteria, as a table">
      <table className={table}>
        <thead>
          <tr>
            <th scope="col">Level</th>
            <th scope="col" data-figure>
              Points
            </th>
            <th scope="col" data-figure>
              Students
            </th>
            <td className={barColumn} />
          </tr>
        </thead>
        {criteria.map(({ title, outOf, average: points, levels }) => (
          <tbody key={title}>
            <tr>
              <th scope="rowgroup" colSpan={4}>
                {title}
                {points !== undefined && (
                  <span className={average}>
                    {points} of {outOf} points on average
                  </span>
                )}
              </th>
            </tr>
            {levels.map((level) => (
              <tr key={level.title}>
                <th scope="row">{level.title}</th>
                <td data-figure>{level.points}</td>
                <td data-figure>{number(level.students)}</td>
                <td className={barColumn}>
                  {level.students > 0 && (
                    <span className={track}>
                      <Bar percent={(level.students / byRubric) * 100} className={filled} />
                    </span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </ScrollingTable>
  );
}
