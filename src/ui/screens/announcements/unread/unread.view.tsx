import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import type { Announcement } from '../../../../api/generated/schema.d.ts';
import { Markdown } from '../../../parts/markdown.tsx';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { Card } from '../../../primitives/card.tsx';
import { Pending } from '../../../primitives/pending.tsx';
import { Section } from '../../../primitives/section.tsx';

type Shown = Pick<Announcement, 'id' | 'title' | 'text' | 'author'> & {
  course: string;
  published: string;
  onDismiss: () => void;
};
type List = { announcements: Shown[] };

export type UnreadAnnouncementsView =
  /** Nothing is shown: the announcements are loading, could not be loaded, or there are none. */
  | { state: 'loading' | 'missing' | 'none' }
  | ({ state: 'shown' } & List)
  /** `chosen`: the announcement's id. */
  | ({ state: 'dismissing' | 'notDismissed'; chosen: string } & List);

const list = css({ display: 'flex', flexDirection: 'column', gap: '4', listStyleType: 'none', p: '0', m: '0' });
const head = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'start', gap: '3' });
const heading = css({ textStyle: 'h3', overflowWrap: 'anywhere' });
const note = css({ textStyle: 'small', color: 'fg.muted' });

/** The announcements that the student has not dismissed (§announcements.6). */
export function UnreadAnnouncementsScreen({ view }: { view: UnreadAnnouncementsView }) {
  return match(view)
    .with({ state: 'loading' }, () => <Pending />)
    .with({ state: 'missing' }, { state: 'none' }, () => null)
    .with({ state: 'shown' }, ({ announcements }) => <Announcements announcements={announcements} />)
    .with({ state: 'dismissing' }, ({ announcements, chosen }) => (
      <Announcements announcements={announcements} busy={chosen} />
    ))
    .with({ state: 'notDismissed' }, ({ announcements, chosen }) => (
      <Announcements announcements={announcements} failed={chosen} />
    ))
    .exhaustive();
}

function Announcements({ announcements, busy, failed }: List & { busy?: string; failed?: string }) {
  return (
    <Section title="Announcements">
      <ul className={list}>
        {announcements.map(({ id, course, title, text, author, published, onDismiss }) => (
          <Card key={id} as="li" tone="accent">
            <div className={head}>
              <div>
                <h3 className={heading}>{title}</h3>
                <p className={note}>
                  {course}, {author}, {published}
                </p>
              </div>
              <Button
                variant="secondary"
                aria-label={busy === id ? undefined : `Dismiss ${title}`}
                busy={busy === id}
                busyLabel="Dismissing..."
                disabled={busy !== undefined && busy !== id}
                onClick={onDismiss}
              >
                Dismiss
              </Button>
            </div>
            {failed === id && (
              <Alert tone="danger" title="Not dismissed">
                Please try again.
              </Alert>
            )}
            <Markdown fromPerson>{text}</Markdown>
          </Card>
        ))}
      </ul>
    </Section>
  );
}
