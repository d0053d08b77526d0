import { CalendarClock, CalendarPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { match, P } from 'ts-pattern';
import { boxedRows } from '../../../parts/boxed-rows.ts';
import { RestOfList, type RestOfListView } from '../../../parts/rest-of-list.tsx';
import { RetryAlert } from '../../../parts/retry-alert.tsx';
import { TeachFrame } from '../../../parts/teach-frame.tsx';
import { Button } from '../../../primitives/button.tsx';
import { EmptyState } from '../../../primitives/empty-state.tsx';
import { FilterGroup } from '../../../primitives/filter-group.tsx';
import { Loading } from '../../../primitives/loading.tsx';
import { LoadingText } from '../../../primitives/loading-text.tsx';
import { PageHeader } from '../../../primitives/page-header.tsx';
import { Skeleton } from '../../../primitives/skeleton.tsx';
import { ClassRow, type TaughtClassItem } from './class-row.tsx';

type When = 'upcoming' | 'past';

type About = {
  when: When;
  onShow: (when: When) => void;
  onPlan: () => void;
  /** The button that downloads who was at all classes. */
  download: ReactNode;
};

export type TaughtClassesView = About &
  (
    | { state: 'loading' }
    | { state: 'failed'; message: string; onRetry: () => void }
    | { state: 'empty' }
    | { state: 'listed.reloading'; classes: TaughtClassItem[] }
    | (RestOfListView & { classes: TaughtClassItem[] })
  );

const shown = [
  { value: 'upcoming', label: 'Upcoming' },
  { value: 'past', label: 'Past' },
] as const;

const note = css({ textStyle: 'small', color: 'fg.muted' });
const waiting = css({ display: 'flex', flexDirection: 'column', gap: '4' });

type TaughtClassesScreenProps = {
  view: TaughtClassesView;
  /** The course's title, once it is known. */
  course: string;
  /** Which zone the times are in. */
  zone: string;
};

/** The classes of a course, for its instructors (§schedule.16). */
export function TaughtClassesScreen({ view, course, zone }: TaughtClassesScreenProps) {
  return (
    <TeachFrame place={{ page: 'Classes', course }}>
      <PageHeader
        title="Classes"
        subtitle={course === '' ? 'The classes of your course' : `The classes of ${course}`}
        meta={<p className={note}>{zone}</p>}
        actions={
          <>
            {view.download}
            <Button icon={<CalendarPlus />} onClick={view.onPlan}>
              Plan a Class
            </Button>
          </>
        }
      />
      <FilterGroup label="Which classes" options={shown} value={view.when} onValueChange={view.onShow} />
      <Classes view={view} />
    </TeachFrame>
  );
}

function Classes({ view }: { view: TaughtClassesView }) {
  return match(view)
    .with({ state: 'loading' }, () => (
      <section aria-busy aria-label="Classes" className={waiting}>
        <LoadingText hasSkeleton />
        <Skeleton shape="button" width="full" />
        <Skeleton shape="button" width="full" />
      </section>
    ))
    .with({ state: 'failed' }, ({ message, onRetry }) => <RetryAlert onRetry={onRetry}>{message}</RetryAlert>)
    .with({ state: 'empty' }, ({ when }) => (
      <EmptyState icon={<CalendarClock />} title={when === 'past' ? 'No classes so far' : 'No classes are planned'}>
        {when === 'past' ? 'Past classes will appear here.' : 'Students see a class as soon as you plan it.'}
      </EmptyState>
    ))
    .with({ state: 'listed.reloading' }, ({ classes }) => (
      <Listed classes={classes}>
        <Loading shape="rows" />
      </Listed>
    ))
    .with({ classes: P.any }, (listed) => (
      <Listed classes={listed.classes}>
        <RestOfList view={listed} count={listed.classes.length} />
      </Listed>
    ))
    .exhaustive();
}

function Listed({ classes, children }: { classes: TaughtClassItem[]; children: ReactNode }) {
  return (
    <>
      <ul className={boxedRows} aria-label="Classes">
        {classes.map((item) => (
          <li key={item.id}>
            <ClassRow {...item} />
          </li>
        ))}
      </ul>
      {children}
    </>
  );
}
