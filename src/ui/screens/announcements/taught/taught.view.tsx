import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import { RetryAlert } from '../../../parts/retry-alert.tsx';
import { TeachFrame } from '../../../parts/teach-frame.tsx';
import { Button } from '../../../primitives/button.tsx';
import { Card } from '../../../primitives/card.tsx';
import { LoadingText } from '../../../primitives/loading-text.tsx';
import { PageHeader } from '../../../primitives/page-header.tsx';
import { Section } from '../../../primitives/section.tsx';

type Announcement = { id: string; title: string; text: string; author: string; published: string; putAway: number };
type List = { course: string; students: number; announcements: Announcement[] };

export type TaughtAnnouncementsView =
  | { state: 'loading' }
  | { state: 'failed'; message: string; onRetry: () => void }
  /** `onMore` is absent after the last page. */
  | ({ state: 'listed.idle'; onMore?: (() => void) | undefined } & List)
  | ({ state: 'listed.loadingMore' } & List)
  | ({ state: 'listed.moreFailed'; message: string; onMore: () => void } & List);

const listStyle = css({ display: 'flex', flexDirection: 'column', gap: '4', listStyleType: 'none', p: '0', m: '0' });
const title = css({ textStyle: 'h3' });
const note = css({ textStyle: 'small', color: 'fg.muted' });
const words = css({ whiteSpace: 'pre-line', maxWidth: 'prose', overflowWrap: 'anywhere' });

type TaughtAnnouncementsScreenProps = {
  view: TaughtAnnouncementsView;
  /** The form that makes another; it needs no list. */
  form: ReactNode;
};

/** What the students of a course were told, and the form to tell them more (§announcements.5). */
export function TaughtAnnouncementsScreen({ view, form }: TaughtAnnouncementsScreenProps) {
  return (
    <TeachFrame>
      <PageHeader
        eyebrow={'course' in view ? view.course : undefined}
        title="Announcements"
        subtitle={'students' in view ? reach(view.students) : 'All students of the course read them.'}
      />
      {form}
      <Section title="Announced so far">
        <SoFar view={view} />
      </Section>
    </TeachFrame>
  );
}

function SoFar({ view }: { view: TaughtAnnouncementsView }) {
  return match(view)
    .with({ state: 'loading' }, () => <LoadingText />)
    .with({ state: 'failed' }, ({ message, onRetry }) => <RetryAlert onRetry={onRetry}>{message}</RetryAlert>)
    .with({ state: 'listed.idle' }, ({ onMore, ...list }) => (
      <Listed {...list}>
        {onMore && (
          <Button variant="secondary" onClick={onMore}>
            Show More
          </Button>
        )}
      </Listed>
    ))
    .with({ state: 'listed.loadingMore' }, (list) => (
      <Listed {...list}>
        <Button variant="secondary" busy busyLabel="Loading...">
          Show More
        </Button>
      </Listed>
    ))
    .with({ state: 'listed.moreFailed' }, ({ message, onMore, ...list }) => (
      <Listed {...list}>
        <RetryAlert onRetry={onMore}>{message}</RetryAlert>
      </Listed>
    ))
    .exhaustive();
}

const reach = (students: number) =>
  students === 1 ? 'The one student of this course reads them.' : `All ${students} students of this course read them.`;

function Listed({ announcements, children }: List & { children: ReactNode }) {
  if (announcements.length === 0) return <p className={note}>Nothing has been announced yet.</p>;
  return (
    <>
      <ul className={listStyle}>
        {announcements.map(({ id, title: heading, text, author, published, putAway }) => (
          <Card key={id} as="li">
            <h3 className={title}>{heading}</h3>
            <p className={note}>
              {author}, {published}. {putAway === 0 ? 'Nobody has put it away yet.' : `${putAway} have put it away.`}
            </p>
            <p className={words}>{text}</p>
          </Card>
        ))}
      </ul>
      <div>{children}</div>
    </>
  );
}
