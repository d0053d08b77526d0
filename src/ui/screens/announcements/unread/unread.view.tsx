import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import type { Announcement } from '../../../../api/generated/schema.d.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { Badge } from '../../../primitives/badge.tsx';
import { Button } from '../../../primitives/button.tsx';
import { Pending } from '../../../primitives/pending.tsx';
import { Panel } from '../../dashboard/panel.tsx';

type Shown = Pick<Announcement, 'id' | 'title' | 'author'> & {
  text: ReactNode;
  course: string;
  published: string;
  /** When it was changed after that. */
  edited?: string | undefined;
  onDismiss: () => void;
};
type List = { announcements: Shown[] };

export type UnreadAnnouncementsView =
  /** Nothing is shown: the announcements are loading, could not be loaded, or there are none. */
  | { state: 'loading' | 'missing' | 'none' }
  | ({ state: 'shown' } & List)
  /** `chosen`: the announcement's id. */
  | ({ state: 'dismissing' | 'notDismissed'; chosen: string } & List);

const list = css({ display: 'flex', flexDirection: 'column', listStyleType: 'none' });
const item = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  '& + &': { borderTopWidth: 'hairline', borderTopStyle: 'solid', borderColor: 'border.default' },
});
const row = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr) auto]',
  alignItems: 'start',
  gap: '3',
  py: '1',
});
const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'control',
  cursor: 'pointer',
  listStyleType: 'none',
  '&::-webkit-details-marker': { display: 'none' },
});
const mark = css({
  flexShrink: '0',
  transitionProperty: '[transform]',
  transitionDuration: 'normal',
  '[open] > * > &': { transform: 'rotate(90deg)' },
});
const lineText = css({
  minWidth: '0',
  lineClamp: '1',
  overflowWrap: 'anywhere',
  // In the box of the clamp, the blank after the title is lost.
  '[open] > * > &': { lineClamp: 'none', display: 'block' },
});
const heading = css({ display: 'inline', textStyle: 'label' });
const note = css({ textStyle: 'small', color: 'fg.muted' });
const text = css({ pb: '3', ps: '6' });

/** The announcements that the student has not dismissed, one line each (§announcements.6, §dashboard.23). */
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
    <Panel title="Announcements" action={<Badge tone="accent">{announcements.length} new</Badge>}>
      <ul className={list}>
        {announcements.map(({ id, course, title, text: body, author, published, edited, onDismiss }) => (
          <li key={id} className={item}>
            <div className={row}>
              <details>
                <summary className={line}>
                  <ChevronRight aria-hidden size="1rem" className={mark} />
                  <span className={lineText}>
                    <h3 className={heading}>{title}</h3>{' '}
                    <span className={note}>
                      {course}, {published}
                      {edited !== undefined && ` (edited ${edited})`}
                    </span>
                  </span>
                </summary>
                <div className={text}>
                  {body}
                  <p className={note}>{author}</p>
                </div>
              </details>
              <Button
                variant="ghost"
                size="sm"
                // Its visible busy label would keep room beside the short one, which a phone needs for the title.
                aria-label={busy === id ? 'Dismissing...' : `Dismiss ${title}`}
                busy={busy === id}
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
          </li>
        ))}
      </ul>
    </Panel>
  );
}
