import { CalendarClock, Rss } from 'lucide-react';
import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import { paths } from '../../../../paths.ts';
import { RetryAlert } from '../../../parts/retry-alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { LoadingText } from '../../../primitives/loading-text.tsx';
import { Page } from '../../../primitives/page.tsx';
import { PageHeader } from '../../../primitives/page-header.tsx';
import { Section } from '../../../primitives/section.tsx';
import { Skeleton } from '../../../primitives/skeleton.tsx';
import { type ClassItem, ClassList } from './class-list.tsx';

export type SchedulesView =
  | { state: 'loading' }
  | { state: 'failed'; message: string; onRetry: () => void }
  | { state: 'loaded'; today: ClassItem[]; upcoming: ClassItem[]; past: ClassItem[]; onSubscribe: () => void };

const note = css({ textStyle: 'small', color: 'fg.muted' });
const empty = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  p: '5',
  color: 'fg.muted',
  borderWidth: 'hairline',
  borderStyle: 'dashed',
  borderColor: 'border.strong',
  borderRadius: 'lg',
});
const waiting = css({ display: 'flex', flexDirection: 'column', gap: '4' });

export type SchedulesScreenProps = {
  view: SchedulesView;
  /** Which zone the times are in. */
  zone: string;
};

/** The classes, today's first (§schedule.1, §schedule.2). */
export function SchedulesScreen({ view, zone }: SchedulesScreenProps) {
  return (
    <Page density="working">
      <PageHeader
        back={{ to: paths.dashboard, label: 'Back to Dashboard' }}
        title="Class Schedule"
        subtitle="View all your upcoming and past class sessions"
        meta={<p className={note}>{zone}</p>}
        actions={
          view.state === 'loaded' && (
            <Button variant="secondary" icon={<Rss />} onClick={view.onSubscribe}>
              Subscribe
            </Button>
          )
        }
      />
      {match(view)
        .with({ state: 'loading' }, () => (
          <section aria-busy aria-label="Classes" className={waiting}>
            <LoadingText hasSkeleton />
            <Skeleton shape="title" width="third" />
            <Skeleton shape="button" width="full" />
            <Skeleton shape="button" width="full" />
            <Skeleton shape="button" width="full" />
          </section>
        ))
        .with({ state: 'failed' }, ({ message, onRetry }) => <RetryAlert onRetry={onRetry}>{message}</RetryAlert>)
        .with({ state: 'loaded' }, ({ today, upcoming, past }) => (
          <>
            <Part title="Today" classes={today} none="No classes scheduled for today" />
            <Part title="Upcoming" classes={upcoming} none="No classes scheduled after today" />
            <Part title="Past" classes={past} none="No classes so far" />
          </>
        ))
        .exhaustive()}
    </Page>
  );
}

function Part({ title, classes, none }: { title: string; classes: ClassItem[]; none: string }) {
  return (
    <Section title={title}>
      {classes.length > 0 ? (
        <ClassList classes={classes} />
      ) : (
        <p className={empty}>
          <CalendarClock aria-hidden size="1.25rem" />
          {none}
        </p>
      )}
    </Section>
  );
}
