import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import type { StudentModule } from '../../../../api/generated/schema.d.ts';
import { Link } from '../../../primitives/link.tsx';
import { ProgressBar } from '../../../primitives/progress-bar.tsx';
import { Section } from '../../../primitives/section.tsx';
import { type Classes, ClassesTable, classesText } from './classes-table.tsx';
import { type Conversation, Conversations } from './conversations.tsx';
import { type DueDateItem, DueDates } from './due-dates.tsx';
import { note } from './table-styles.ts';
import { type WorkRow, WorkTable } from './work-table.tsx';

export type ShownAround = {
  modules: readonly StudentModule[];
  /** What waits for a grade comes first. */
  work: readonly WorkRow[];
  dueDates: readonly DueDateItem[];
  /** How many older ones are not shown. */
  moreDueDates: number;
  requestsTo: string;
  classes: Classes;
  classesTo: string;
  threads: { total: number; items: readonly Conversation[] };
  threadsTo: string;
};

const grid = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[repeat(2, minmax(0, 1fr))]' },
  columnGap: '8',
  rowGap: '4',
  listStyleType: 'none',
  p: '0',
  m: '0',
});

/** What a course has of a student, part by part (§teaching.70). What there is none of is said. */
export function StudentParts(shown: ShownAround) {
  const { modules, work, dueDates, moreDueDates, requestsTo, classes, classesTo, threads, threadsTo } = shown;
  const all = (to: string, text: string, isMore: boolean): ReactNode =>
    isMore && (
      <Link to={to} standalone>
        {text}
      </Link>
    );
  return (
    <>
      <Section title="Work">
        {work.length > 0 ? <WorkTable rows={work} /> : <None>No assignments yet.</None>}
        {work.some(({ status }) => status === 'blind') && (
          <p className={note}>Nothing is shown of work that is graded blind.</p>
        )}
      </Section>
      {modules.length > 0 && (
        <Section title="Modules">
          <ul className={grid}>
            {modules.map(({ id, title, lessons, completed }) => (
              <li key={id}>
                <ProgressBar
                  label={title}
                  value={completed}
                  max={lessons}
                  valueText={`${completed} of ${lessons} lessons`}
                />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section title="Later due dates">
        {dueDates.length > 0 ? (
          <DueDates items={dueDates} requestsTo={requestsTo} />
        ) : (
          <None>No later due dates were asked for or given.</None>
        )}
        {moreDueDates > 0 && <p className={note}>The {dueDates.length} newest are shown.</p>}
      </Section>
      <Section title="Classes" action={all(classesTo, 'All Classes', classes.total > classes.items.length)}>
        <None>{classes.total > 0 ? classesText(classes) : 'No classes since they enrolled.'}</None>
        {classes.total > 0 && <ClassesTable items={classes.items} />}
      </Section>
      <Section
        title="Messages"
        action={all(threadsTo, `All ${threads.total} Conversations`, threads.total > threads.items.length)}
      >
        {threads.items.length > 0 ? <Conversations items={threads.items} /> : <None>No messages yet.</None>}
      </Section>
    </>
  );
}

const None = ({ children }: { children: string }) => <p className={note}>{children}</p>;
