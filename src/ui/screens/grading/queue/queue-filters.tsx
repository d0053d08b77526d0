import { css } from 'styled-system/css';
import { SelectField, type SelectOption } from '../../../primitives/select-field.tsx';

export type QueueFiltersProps = {
  course: string;
  assignment: string;
  /** The first option of each stands for all, with an empty value. */
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

/** Which part of the queue shows. They are part of the address. */
export function QueueFilters({ course, assignment, courses, assignments, onCourse, onAssignment }: QueueFiltersProps) {
  return (
    <div className={controls}>
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
