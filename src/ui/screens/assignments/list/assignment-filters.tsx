import { ArrowDownWideNarrow, ArrowUpNarrowWide } from 'lucide-react';
import { css } from 'styled-system/css';
import { Button } from '../../../primitives/button.tsx';
import { SearchField } from '../../../primitives/search-field.tsx';
import { SelectField } from '../../../primitives/select-field.tsx';

const statuses = [
  { value: 'all', label: 'All Statuses' },
  { value: 'pending', label: 'Pending' },
  { value: 'completed', label: 'Completed' },
  { value: 'overdue', label: 'Overdue' },
  { value: 'graded', label: 'Graded' },
] as const;
const dues = [
  { value: 'all', label: 'All Dates' },
  { value: 'upcoming', label: 'Upcoming' },
  { value: 'overdue', label: 'Overdue' },
  { value: 'completed', label: 'Completed' },
] as const;
const fields = [
  { value: 'dueDate', label: 'Due date' },
  { value: 'title', label: 'Title' },
] as const;

type ValueOf<Options extends readonly { value: string }[]> = Options[number]['value'];
type Field = ValueOf<typeof fields>;

export type AssignmentFiltersProps = {
  search: string;
  status: ValueOf<typeof statuses>;
  due: ValueOf<typeof dues>;
  onSearch: (text: string) => void;
  onStatus: (status: ValueOf<typeof statuses>) => void;
  onDue: (due: ValueOf<typeof dues>) => void;
  /** Absent in the calendar, which has an order of its own. */
  sort?: { field: Field; order: 'asc' | 'desc'; onField: (field: Field) => void; onOrder: () => void } | undefined;
};

const controls = css({
  display: { base: 'grid', lg: 'flex' },
  gridTemplateColumns: {
    base: '[minmax(0, 1.12fr) minmax(0, 1fr)]',
    sm: '[repeat(2, minmax(0, 1fr))]',
    md: '[repeat(4, minmax(0, 1fr))]',
  },
  gap: { base: '2', sm: '3' },
  alignItems: 'end',
  '& > *': { width: { lg: 'auto' } },
  '& > :first-child': { gridColumn: '1 / -1', flexGrow: '1' },
  // The narrowest phones have no room for the icon.
  '& > button svg': { display: { base: 'none', sm: 'block' } },
});

const searchId = 'assignment-search';

/** Clears the filters and focuses the search, because the button disappears with the filters. */
export function clearAndSearch(onClear: () => void) {
  onClear();
  document.getElementById(searchId)?.focus();
}

/** Passes the option that a select's value names. */
function choose<Options extends readonly { value: string }[]>(
  options: Options,
  value: string,
  onChoose: (value: ValueOf<Options>) => void,
) {
  const option = options.find((candidate) => candidate.value === value);
  if (option) onChoose(option.value);
}

/** Search, the two filters and the order (§assignments.3). */
export function AssignmentFilters({ search, status, due, sort, onSearch, onStatus, onDue }: AssignmentFiltersProps) {
  const ascending = sort?.order === 'asc';
  return (
    <div className={controls}>
      <SearchField
        id={searchId}
        label="Search assignments"
        placeholder="Search by title, course or description..."
        value={search}
        onValueChange={onSearch}
      />
      <SelectField
        label="Status"
        options={statuses}
        value={status}
        onChange={(event) => choose(statuses, event.currentTarget.value, onStatus)}
      />
      <SelectField
        label="Due Date"
        options={dues}
        value={due}
        onChange={(event) => choose(dues, event.currentTarget.value, onDue)}
      />
      {sort && (
        <>
          <SelectField
            label="Sort by"
            options={fields}
            value={sort.field}
            onChange={(event) => choose(fields, event.currentTarget.value, sort.onField)}
          />
          <Button
            variant="secondary"
            onClick={sort.onOrder}
            aria-label={`Sort order: ${ascending ? 'Ascending' : 'Descending'}`}
            icon={ascending ? <ArrowUpNarrowWide /> : <ArrowDownWideNarrow />}
          >
            {ascending ? 'Ascending' : 'Descending'}
          </Button>
        </>
      )}
    </div>
  );
}
