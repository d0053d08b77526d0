import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { match, P } from 'ts-pattern';
import type { TaughtAnnouncement } from '../../../../api/generated/schema.d.ts';
import { RestOfList, type RestOfListView } from '../../../parts/rest-of-list.tsx';
import { RetryAlert } from '../../../parts/retry-alert.tsx';
import { TeachFrame } from '../../../parts/teach-frame.tsx';
import { Badge } from '../../../primitives/badge.tsx';
import { Button } from '../../../primitives/button.tsx';
import { Card } from '../../../primitives/card.tsx';
import { Loading } from '../../../primitives/loading.tsx';
import { PageHeader } from '../../../primitives/page-header.tsx';
import { Section } from '../../../primitives/section.tsx';

type Announcement = Pick<TaughtAnnouncement, 'id' | 'title' | 'author' | 'isTold' | 'dismissed'> & {
  text: ReactNode;
  /** When the students are or were told. */
  published: string;
  edited?: string | undefined;
  onEdit: () => void;
  onDelete: () => void;
};
type About = { course: string; students: number };
type List = About & { announcements: Announcement[] };

export type TaughtAnnouncementsView =
  | { state: 'loading' }
  | { state: 'failed'; message: string; onRetry: () => void }
  | ({ state: 'empty' } & About)
  | (RestOfListView & List);

const listStyle = css({ display: 'flex', flexDirection: 'column', gap: '4', listStyleType: 'none', p: '0', m: '0' });
const title = css({ textStyle: 'h3' });
const top = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '2' });
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '2', mt: '2' });
const note = css({ textStyle: 'small', color: 'fg.muted' });

type TaughtAnnouncementsScreenProps = {
  view: TaughtAnnouncementsView;
  /** The form for another announcement; it is shown even without the list. */
  form: ReactNode;
};

/** The announcements of a course, and the form for another (§announcements.5). */
export function TaughtAnnouncementsScreen({ view, form }: TaughtAnnouncementsScreenProps) {
  return (
    <TeachFrame place={{ page: 'Announcements', course: 'course' in view ? view.course : '' }}>
      <PageHeader
        title="Announcements"
        subtitle={'students' in view ? reach(view.students) : 'Sent to all students of the course'}
      />
      {form}
      <Section title="Past announcements">
        <SoFar view={view} />
      </Section>
    </TeachFrame>
  );
}

function SoFar({ view }: { view: TaughtAnnouncementsView }) {
  return match(view)
    .with({ state: 'loading' }, () => <Loading shape="rows" />)
    .with({ state: 'failed' }, ({ message, onRetry }) => <RetryAlert onRetry={onRetry}>{message}</RetryAlert>)
    .with({ state: 'empty' }, () => <p className={note}>Nothing has been announced yet.</p>)
    .with({ announcements: P.any }, (listed) => <Listed view={listed} />)
    .exhaustive();
}

const reach = (students: number) =>
  students === 1 ? 'Sent to the one student of this course' : `Sent to all ${students} students`;

function Listed({ view }: { view: RestOfListView & List }) {
  return (
    <>
      <ul className={listStyle}>
        {view.announcements.map((announcement) => (
          <Announced key={announcement.id} announcement={announcement} />
        ))}
      </ul>
      <RestOfList view={view} count={view.announcements.length} />
    </>
  );
}

function Announced({ announcement }: { announcement: Announcement }) {
  const { title: heading, text, author, isTold, published, edited, dismissed, onEdit, onDelete } = announcement;
  return (
    <Card as="li">
      <div className={top}>
        <h3 className={title}>{heading}</h3>
        {!isTold && <Badge tone="warning">Not sent yet</Badge>}
      </div>
      <p className={note}>
        {isTold
          ? `${author}, ${published}. ${dismissed === 0 ? 'Not dismissed by anyone.' : `Dismissed by ${dismissed}.`}`
          : `${author}. The students are told on ${published}.`}
        {edited !== undefined && ` Edited ${edited}.`}
      </p>
      {text}
      <div className={actions}>
        <Button variant="secondary" size="sm" aria-label={`Edit ${heading}`} onClick={onEdit}>
          Edit
        </Button>
        <Button variant="ghost" size="sm" aria-label={`Delete ${heading}`} onClick={onDelete}>
          Delete
        </Button>
      </div>
    </Card>
  );
}
