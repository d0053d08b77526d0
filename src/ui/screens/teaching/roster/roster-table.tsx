import { css } from 'styled-system/css';
import type { RosterStudent } from '../../../../api/generated/schema.d.ts';
import { ScrollingTable } from '../../../parts/scrolling-table.tsx';
import { Badge } from '../../../primitives/badge.tsx';
import { Checkbox } from '../../../primitives/checkbox.tsx';

export type RosterRow = Pick<RosterStudent, 'id' | 'name' | 'progress' | 'due' | 'overdue' | 'reasons'> & {
  /** Shown if another student has the same name. */
  email?: string;
  /** `18 November 2026`; empty if the student was never active. */
  lastActive: string;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
};

const labels = {
  inactive: 'Not active for 14 days',
  overdue: 'Two or more overdue',
  behind: 'Far behind the class',
} as const;

const table = css({
  width: 'full',
  borderCollapse: 'collapse',
  textStyle: 'small',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { px: '3', py: '1', textAlign: 'start', verticalAlign: 'middle', whiteSpace: 'nowrap' },
  '& thead th': { textStyle: 'label', color: 'fg.muted' },
  '& tbody tr': { borderTopWidth: 'hairline', borderTopStyle: 'solid', borderColor: 'border.default' },
  '& tbody th': { fontWeight: 'semibold', whiteSpace: 'normal', minWidth: '48', overflowWrap: 'anywhere' },
  '& [data-figure]': { textAlign: 'end' },
});
const badges = css({ display: 'flex', flexWrap: 'wrap', gap: '1', minWidth: '40' });

export function RosterTable({ students }: { students: readonly RosterRow[] }) {
  return (
    <ScrollingTable label="Students, as a table">
      <table className={table}>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col" data-figure>
              Progress
            </th>
            <th scope="col">Last active</th>
            <th scope="col" data-figure>
              Due
            </th>
            <th scope="col" data-figure>
              Overdue
            </th>
            <th scope="col">Falling behind</th>
          </tr>
        </thead>
        <tbody>
          {students.map(({ id, name, email, progress, lastActive, due, overdue, reasons, isChosen, onChoose }) => (
            <tr key={id}>
              <th scope="row">
                <Checkbox
                  label={email === undefined ? name : `${name} (${email})`}
                  checked={isChosen}
                  onChange={({ target }) => onChoose(target.checked)}
                />
              </th>
              <td data-figure>{progress}%</td>
              <td>{lastActive || 'Never'}</td>
              <td data-figure>{due}</td>
              <td data-figure>{overdue}</td>
              <td>
                <span className={badges}>
                  {reasons.map((reason) => (
                    <Badge key={reason} tone="warning">
                      {labels[reason]}
                    </Badge>
                  ))}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollingTable>
  );
}
