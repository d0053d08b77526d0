import { css } from 'styled-system/css';
import type { GradesFilter, GradesSort } from '../../../../api/generated/schema.d.ts';
import { ListedStudents } from '../../../parts/students/listed-students.tsx';
import { SearchAndSort } from '../../../parts/students/search-and-sort.tsx';
import type { StudentsControls, StudentsView } from '../../../parts/students/view.ts';
import { TeachFrame } from '../../../parts/teach-frame.tsx';
import { Button } from '../../../primitives/button.tsx';
import { FilterGroup } from '../../../primitives/filter-group.tsx';
import { PageHeader, pendingLine } from '../../../primitives/page-header.tsx';
import { GradeGrid, type GradeGridProps } from './grade-grid.tsx';

type Show = 'all' | GradesFilter;

export type GradesControls = StudentsControls<Show, GradesSort> & {
  onImport: () => void;
  /** Null until the gradebook is there. */
  onWeights: (() => void) | null;
  onLatePolicy: () => void;
};
export type GradesView = StudentsView<GradesControls, GradeGridProps>;

const muted = css({ textStyle: 'small', color: 'fg.muted' });

const sorts: readonly { value: GradesSort; label: string }[] = [
  { value: 'name', label: 'Name' },
  { value: 'courseGrade', label: 'Lowest course grade first' },
  { value: 'average', label: 'Lowest average first' },
  { value: 'missing', label: 'Most missing first' },
];

/** The gradebook of a course (§teaching.65). */
export function GradesScreen({ view }: { view: GradesView }) {
  const { course, search, onSearch, show, onShow, sort, onSort, download, onImport, onWeights, onLatePolicy } = view;
  return (
    <TeachFrame place={{ page: 'Grades', course }}>
      <PageHeader
        title="Grades"
        subtitle={course || pendingLine}
        hasWideSubtitle
        actions={
          <>
            {download}
            <Button variant="secondary" disabled={!onWeights} onClick={onWeights ?? undefined}>
              Weights
            </Button>
            <Button variant="secondary" onClick={onImport}>
              Import Grades
            </Button>
            <Button variant="secondary" onClick={onLatePolicy}>
              Late Policy
            </Button>
          </>
        }
      />
      <SearchAndSort
        label="Search by name or email"
        search={search}
        onSearch={onSearch}
        sorts={sorts}
        sort={sort}
        onSort={onSort}
      >
        <FilterGroup
          label="Students"
          options={[
            { value: 'all', label: 'All' },
            { value: 'missing', label: 'Missing work' },
            { value: 'late', label: 'Late work' },
          ]}
          value={show}
          onValueChange={onShow}
        />
      </SearchAndSort>
      <ListedStudents view={view} failed="The grades could not be loaded" count={'rows' in view ? view.rows.length : 0}>
        {'rows' in view && (
          <GradeGrid
            columns={view.columns}
            rows={view.rows}
            place={view.place}
            onPlace={view.onPlace}
            entries={view.entries}
            acts={view.acts}
          />
        )}
      </ListedStudents>
      <p className={muted}>
        Arrow keys move between the cells, and Enter opens one. A grade leads to the submission, and work that was not
        submitted to the student; the heading of an assignment leads to its statistics. To grade a submission here, type
        a number from 0 to 100 in its cell and press Enter. You can undo it for 30 seconds, also with Ctrl+Z. H shows
        the history of a cell. Give More Time is in the headings, for everyone who has not submitted, beside the late
        policy of the assignment, and in the cells of such work, for one student, with Excuse in the cell that has the
        focus. The course grade is the mean of the grades by the weights of their assignments. It leaves out excused
        work and, unless you choose so under Weights, missing work. Averages leave out work without a grade. Assignments
        that are graded blind are in none of these figures. The class average is of all students of the course.
      </p>
    </TeachFrame>
  );
}
