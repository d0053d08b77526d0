import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { match, P } from 'ts-pattern';
import type { GradesFilter, GradesSort } from '../../../../api/generated/schema.d.ts';
import { RestOfList, type RestOfListView } from '../../../parts/rest-of-list.tsx';
import { RetryAlert } from '../../../parts/retry-alert.tsx';
import { TeachFrame } from '../../../parts/teach-frame.tsx';
import { FilterGroup } from '../../../primitives/filter-group.tsx';
import { LoadingText } from '../../../primitives/loading-text.tsx';
import { PageHeader, pendingLine } from '../../../primitives/page-header.tsx';
import { SearchField } from '../../../primitives/search-field.tsx';
import { SelectField } from '../../../primitives/select-field.tsx';
import { GradeGrid, type GradeGridProps } from './grade-grid.tsx';

type Show = 'all' | GradesFilter;

export type GradesControls = {
  course: string;
  search: string;
  onSearch: (search: string) => void;
  show: Show;
  onShow: (show: Show) => void;
  sort: GradesSort;
  onSort: (sort: GradesSort) => void;
  /** The button that downloads the table. */
  download: ReactNode;
};

type Listed = GradeGridProps & {
  /** How many students match the search and the filter. */
  total: number;
};

export type GradesView =
  | ({ state: 'loading' } & GradesControls)
  | ({ state: 'failed'; message: string; onRetry: () => void } & GradesControls)
  | ({ state: 'empty' } & GradesControls)
  | (RestOfListView & GradesControls & Listed);

const bar = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '4' });
const grow = css({ flex: '1', minWidth: { base: 'full', sm: '[14rem]' } });
const sortBox = css({ width: { base: 'full', sm: '[14rem]' } });
const muted = css({ textStyle: 'small', color: 'fg.muted' });

const sorts: readonly { value: GradesSort; label: string }[] = [
  { value: 'name', label: 'Name' },
  { value: 'average', label: 'Lowest average first' },
  { value: 'missing', label: 'Most missing first' },
];

/** The gradebook of a course (§teaching.65). */
export function GradesScreen({ view }: { view: GradesView }) {
  const { course, search, onSearch, show, onShow, sort, onSort, download } = view;
  return (
    <TeachFrame place={{ page: 'Grades', course }}>
      <PageHeader title="Grades" subtitle={course || pendingLine} actions={download} />
      <div className={bar}>
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
        <div className={grow}>
          <SearchField
            label="Search by name or email"
            placeholder="Search by name or email"
            value={search}
            onValueChange={onSearch}
          />
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
      {match(view)
        .with({ state: 'loading' }, () => <LoadingText />)
        .with({ state: 'failed' }, ({ message, onRetry }) => (
          <RetryAlert title="The grades could not be loaded" onRetry={onRetry}>
            {message}
          </RetryAlert>
        ))
        .with({ state: 'empty' }, () => <p className={muted}>No students found.</p>)
        .with({ rows: P.any }, (listed) => (
          <>
            <GradeGrid columns={listed.columns} rows={listed.rows} place={listed.place} onPlace={listed.onPlace} />
            {listed.rows.length < listed.total && (
              <p className={muted}>
                {listed.rows.length} of {listed.total} students
              </p>
            )}
            <RestOfList view={listed} count={listed.rows.length} title="The other students could not be loaded" />
          </>
        ))
        .exhaustive()}
      <p className={muted}>
        Arrow keys move between the cells, and Enter opens one. A grade leads to the submission, and work that was not
        submitted to the student. Averages leave out work without a grade and assignments that are graded blind. The
        class average is of all students of the course.
      </p>
    </TeachFrame>
  );
}
