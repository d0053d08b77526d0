import { Award, BookOpen, CalendarDays, ClipboardList } from 'lucide-react';
import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import { LinkCard } from '../../../parts/link-card.tsx';
import { CardGrid } from '../../../primitives/card-grid.tsx';
import { Section } from '../../../primitives/section.tsx';
import { StatusBadge } from '../../../primitives/status-badge.tsx';

type Targets = { resources: string; schedules: string; assignments: string; certifications: string };
type Counts = { pending: number; overdue: number };

export type QuickLinksView =
  | { state: 'loading' | 'failed'; to: Targets }
  | { state: 'counted' | 'refreshing'; to: Targets; counts: Counts };

// Space for both badges is kept from the start, so that nothing moves when they appear.
const stack = css({ display: 'grid', '& > span': { gridArea: '1 / 1', display: 'flex', flexWrap: 'wrap', gap: '2' } });
const note = css({ textStyle: 'caption', color: 'fg.muted' });
const room = css({ width: '[6.75rem]', height: '6' });

/** The quick links; only the assignments' badges depend on a call (§dashboard.5). */
export function QuickLinksScreen({ view }: { view: QuickLinksView }) {
  const { to } = view;
  const badges = match(view)
    .with({ state: 'loading' }, () => <Badges />)
    .with({ state: 'failed' }, () => <Badges note="Counts not available" />)
    .with({ state: 'counted' }, { state: 'refreshing' }, ({ counts }) => <Badges {...counts} />)
    .exhaustive();
  return (
    <Section title="Quick Links">
      <CardGrid as="ul" columns={4}>
        <LinkCard
          to={to.resources}
          icon={<BookOpen />}
          title="Learning Resources"
          text="Guides, videos and downloads alongside your courses."
        />
        <LinkCard
          to={to.schedules}
          icon={<CalendarDays />}
          title="Class Schedules"
          text="When the next live sessions are, and where."
        />
        <LinkCard
          to={to.assignments}
          icon={<ClipboardList />}
          title="Assignments"
          text="Work to submit, and your feedback."
          badges={badges}
        />
        <LinkCard
          to={to.certifications}
          icon={<Award />}
          title="Certifications"
          text="Certificates for the courses you completed."
        />
      </CardGrid>
    </Section>
  );
}

function Badges({ pending = 0, overdue = 0, note: said }: Partial<Counts> & { note?: string }) {
  return (
    <span className={stack}>
      <span>
        <i className={room} />
        <i className={room} />
      </span>
      <span>
        {said && <span className={note}>{said}</span>}
        {pending > 0 && <StatusBadge status="pending">{`${pending} Pending`}</StatusBadge>}
        {overdue > 0 && <StatusBadge status="overdue">{`${overdue} Overdue`}</StatusBadge>}
      </span>
    </span>
  );
}
