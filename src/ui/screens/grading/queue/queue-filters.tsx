import { css } from 'styled-system/css';
import { FilterGroup } from '../../../primitives/filter-group.tsx';
import { SearchField } from '../../../primitives/search-field.tsx';
import { SelectField, type SelectOption } from '../../../primitives/select-field.tsx';

export type QueueFiltersProps = {
  /** Submissions to grade, or returned ones. */
  show: 'waiting' | 'returned';
  onShow: (show: 'waiting' | 'returned') => void;
  /** A part of the student's name or email address. */
  search: string;
  onSearch: (search: string) => void;
  course: string;
  assignment: string;
  /** The options of both filters begin with one for all, whose value is empty. */
  courses: readonly SelectOption[];
  assignments: readonly SelectOption[];
  onCourse: (course: string) => void;
  onAssignment: (assignment: string) => void;
};

const controls = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', sm: '[repeat(2, minmax(0, 1fr))]' },
  gap: '3',
  maxWidth: 'dialogWide',
});

const whole = css({ gridColumn: '[1 / -1]' });

/** The filters of the queue. They are also in the address. */
export function QueueFilters(props: QueueFiltersProps) {
  const { show, onShow, search, onSearch, course, assignment, courses, assignments, onCourse, onAssignment } = props;
  return (
    <div className={controls}>
      <div className={whole}>
        <FilterGroup
          label="Show"
          options={[
            { value: 'waiting', label: 'To grade' },
            { value: 'returned', label: 'Returned' },
          ]}
          value={show}
          onValueChange={onShow}
        />
      </div>
      <div className={whole}>
        <SearchField
          label="Search students"
          placeholder="Search by name or email..."
          maxLength={100}
          value={search}
          onValueChange={onSearch}
        />
      </div>
      <SelectField
        label="Course"
        options={courses}
        value={course}
        onChange={({ currentTarget }) => onCourse(currentTarget.value)}
      />
      <SelectField
        label="Assignment"
        options={assignments}
        value={assignment}
        onChange={({ currentTarget }) => onAssignment(currentTarget.value)}
      />
    </div>
  );
}
