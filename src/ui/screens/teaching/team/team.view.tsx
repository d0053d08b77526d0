import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import type { CourseInstructor } from '../../../../api/generated/schema.d.ts';
import { RetryAlert } from '../../../parts/retry-alert.tsx';
import { TeachFrame } from '../../../parts/teach-frame.tsx';
import { Badge } from '../../../primitives/badge.tsx';
import { Button } from '../../../primitives/button.tsx';
import { Card } from '../../../primitives/card.tsx';
import { Loading } from '../../../primitives/loading.tsx';
import { PageHeader } from '../../../primitives/page-header.tsx';
import { Section } from '../../../primitives/section.tsx';
import type { RemovalView } from './removal.tsx';

type Instructor = Omit<CourseInstructor, 'since'> & {
  /** `1 September 2026`. */
  since: string;
  /** Absent for the last instructor of a course. */
  onRemove?: (() => void) | undefined;
};
type List = { course: string; instructors: Instructor[] };

export type TeamView =
  | { state: 'loading' }
  | { state: 'failed'; message: string; onRetry: () => void }
  | ({ state: 'listed' } & List)
  | (RemovalView & List)
  /** The person has left the course, and is being led to another page. */
  | { state: 'left'; course: string };

const listStyle = css({ display: 'flex', flexDirection: 'column', gap: '4', listStyleType: 'none', p: '0', m: '0' });
const row = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', gap: '4' });
const who = css({ minWidth: '0', flex: '1', flexBasis: 'aside' });
const heading = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1' });
const title = css({ textStyle: 'h3', overflowWrap: 'anywhere', minWidth: '0' });
const line = css({ overflowWrap: 'anywhere' });
const note = css({ textStyle: 'small', color: 'fg.muted' });

type TeamScreenProps = {
  view: TeamView;
  /** The form that adds another instructor; it is shown even without the list. */
  form: ReactNode;
  /** The dialog that asks before someone is removed, in the states of a `RemovalView`. */
  removal?: ReactNode;
};

/** The instructors of a course, and the form that adds one (§teaching.18). */
export function TeamScreen({ view, form, removal }: TeamScreenProps) {
  return (
    <TeachFrame place={{ page: 'Team', course: 'course' in view ? view.course : '' }}>
      <PageHeader title="Team" subtitle="Each instructor can grade, answer, plan classes and change this list." />
      {view.state !== 'left' && form}
      <Section title="Instructors">
        {match(view)
          .with({ state: 'loading' }, () => <Loading shape="rows" />)
          .with({ state: 'failed' }, ({ message, onRetry }) => <RetryAlert onRetry={onRetry}>{message}</RetryAlert>)
          // All states share one place in the tree, so that the focus returns to the button that opened the dialog.
          .with(
            { state: 'listed' },
            { state: 'confirming' },
            { state: 'removing' },
            { state: 'notRemoved' },
            (list) => <Instructors {...list} />,
          )
          .with({ state: 'left' }, () => <p>You no longer teach this course.</p>)
          .exhaustive()}
      </Section>
      {removal}
    </TeachFrame>
  );
}

function Instructors({ instructors }: List) {
  return (
    <>
      <ul className={listStyle}>
        {instructors.map(({ id, name, email, since, addedBy, isYou, onRemove }) => (
          <Card key={id} as="li">
            <div className={row}>
              <div className={who}>
                <div className={heading}>
                  <h3 className={title}>{name}</h3>
                  {isYou && <Badge tone="accent">You</Badge>}
                </div>
                <p className={line}>{email}</p>
                <p className={note}>
                  Since {since}
                  {addedBy && `, added by ${addedBy}`}
                </p>
              </div>
              {onRemove && (
                <Button variant="secondary" onClick={onRemove} {...(!isYou && { 'aria-label': `Remove ${name}` })}>
                  {isYou ? 'Leave' : 'Remove'}
                </Button>
              )}
            </div>
          </Card>
        ))}
      </ul>
      {instructors.length === 1 && <p className={note}>You can't leave: you're the only instructor.</p>}
    </>
  );
}
