import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { match, P } from 'ts-pattern';
import type { RosterSort } from '../../../../api/generated/schema.d.ts';
import { RestOfList, type RestOfListView } from '../../../parts/rest-of-list.tsx';
import { RetryAlert } from '../../../parts/retry-alert.tsx';
import { TeachFrame } from '../../../parts/teach-frame.tsx';
import { FilterGroup } from '../../../primitives/filter-group.tsx';
import { LoadingText } from '../../../primitives/loading-text.tsx';
import { PageHeader, pendingLine } from '../../../primitives/page-header.tsx';
import { SearchField } from '../../../primitives/search-field.tsx';
import { SelectField } from '../../../primitives/select-field.tsx';
import { type Choice, ChoiceBar } from './choice-bar.tsx';
import { type RosterRow, RosterTable } from './roster-table.tsx';

type Show = 'all' | 'behind';

export type RosterControls = Choice & {
  course: string;
  behind: number;
  search: string;
  onSearch: (search: string) => void;
  show: Show;
  onShow: (show: Show) => void;
  sort: RosterSort;
  onSort: (sort: RosterSort) => void;
  /** The button that downloads the table. */
  download: ReactNode;
};

type Listed = {
  students: readonly RosterRow[];
  areAllChosen: boolean;
  onChooseShown: (isChosen: boolean) => void;
  /** How many students match the search and the filter. */
  total: number;
};

export type RosterView =
  | ({ state: 'loading' } & RosterControls)
  | ({ state: 'failed'; message: string; onRetry: () => void } & RosterControls)
  | ({ state: 'empty' } & RosterControls)
  | (RestOfListView & RosterControls & Listed);

const bar = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '4' });
const grow = css({ flex: '1', minWidth: { base: 'full', sm: '[14rem]' } });
const sortBox = css({ width: { base: 'full', sm: '[14rem]' } });
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
      <div className={bar}>
        <div className={grow}>
          <SearchField label="Search by name" placeholder="Search by name" value={search} onValueChange={onSearch} />
        </div>
        <div className={sortBox}>
          <SelectField
            label="Sort by"
            options={sorts}
            value={sort}
            onChange={({ target }) => {
              const chosen = sorts.find(({ value }) => value === target.value);
              if (chosen) onSort(chosen.value);
            }}
          />
        </div>
      </div>
      <ChoiceBar
        {...view}
        shown={'students' in view ? { areAllChosen: view.areAllChosen, onChoose: view.onChooseShown } : undefined}
      />
      {match(view)
        .with({ state: 'loading' }, () => <LoadingText />)
        .with({ state: 'failed' }, ({ message, onRetry }) => (
          <RetryAlert title="The students could not be loaded" onRetry={onRetry}>
            {message}
          </RetryAlert>
        ))
        .with({ state: 'empty' }, () => <p className={muted}>No students found.</p>)
        .with({ students: P.any }, (listed) => (
          <>
            <RosterTable students={listed.students} />
            {listed.students.length < listed.total && (
              <p className={muted}>
                {listed.students.length} of {listed.total} students
              </p>
            )}
            <RestOfList view={listed} count={listed.students.length} title="The other students could not be loaded" />
          </>
        ))
        .exhaustive()}
      <p className={muted}>
        Students are flagged by three rules: not active for 14 days; two assignments overdue or more; fewer than half as
        many lessons completed as the class median. "Last active" is when a student last opened a lesson for the first
        time, completed one, answered a quiz or handed something in.
      </p>
    </TeachFrame>
  );
}
