import { css } from 'styled-system/css';
import type { RosterSort } from '../../../../api/generated/schema.d.ts';
import { ListedStudents } from '../../../parts/students/listed-students.tsx';
import { SearchAndSort } from '../../../parts/students/search-and-sort.tsx';
import type { StudentsControls, StudentsView } from '../../../parts/students/view.ts';
import { TeachFrame } from '../../../parts/teach-frame.tsx';
import { FilterGroup } from '../../../primitives/filter-group.tsx';
import { PageHeader, pendingLine } from '../../../primitives/page-header.tsx';
import { type Choice, ChoiceBar } from './choice-bar.tsx';
import { type RosterRow, RosterTable } from './roster-table.tsx';

type Show = 'all' | 'behind';

export type RosterControls = StudentsControls<Show, RosterSort> & Choice & { behind: number };

type Listed = {
  students: readonly RosterRow[];
  areAllChosen: boolean;
  onChooseShown: (isChosen: boolean) => void;
};

export type RosterView = StudentsView<RosterControls, Listed>;

const muted = css({ textStyle: 'small', color: 'fg.muted', maxWidth: 'prose' });

const sorts: readonly { value: RosterSort; label: string }[] = [
  { value: 'name', label: 'Name' },
  { value: 'progress', label: 'Least progress first' },
  { value: 'lastActive', label: 'Least recently active' },
  { value: 'overdue', label: 'Most overdue first' },
];

/** The students of a course, and which of them fall behind (§teaching.11). */
export function RosterScreen({ view }: { view: RosterView }) {
  const { course, behind, search, onSearch, show, onShow, sort, onSort, download } = view;
  return (
    <TeachFrame place={{ page: 'Students', course }}>
      <PageHeader title="Students" subtitle={course || pendingLine} actions={download} />
      <FilterGroup
        label="Students"
        options={[
          { value: 'all', label: 'All' },
          { value: 'behind', label: `Falling behind (${behind})` },
        ]}
        value={show}
        onValueChange={onShow}
      />
      <SearchAndSort
        label="Search by name"
        search={search}
        onSearch={onSearch}
        sorts={sorts}
        sort={sort}
        onSort={onSort}
      />
      <ChoiceBar
        {...view}
        shown={'students' in view ? { areAllChosen: view.areAllChosen, onChoose: view.onChooseShown } : undefined}
      />
      <ListedStudents
        view={view}
        failed="The students could not be loaded"
        count={'students' in view ? view.students.length : 0}
      >
        {'students' in view && <RosterTable students={view.students} />}
      </ListedStudents>
      <p className={muted}>
        Students are flagged by three rules: not active for 14 days; two assignments overdue or more; fewer than half as
        many lessons completed as the class median. "12 weeks" shows how many lessons a student completed in each week,
        the latest on the right. "Last active" is when a student last opened a lesson for the first time, completed one,
        answered a quiz or handed something in.
      </p>
    </TeachFrame>
  );
}
