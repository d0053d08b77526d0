import { Bell } from 'lucide-react';
import { useRef } from 'react';
import { css } from 'styled-system/css';
import { Button } from '../../../primitives/button.tsx';
import { Notice } from '../../../primitives/notice.tsx';
import type { RegionNotice } from '../../../primitives/notice-region.tsx';
import { Popover } from '../../../primitives/popover.tsx';

export type NoticesPanelView =
  | { state: 'closed'; notices: RegionNotice[]; onOpen: () => void }
  | {
      state: 'open';
      notices: RegionNotice[];
      onClose: () => void;
      onRemove: (id: string) => void;
      onClear: () => void;
    };

const trigger = css({ display: 'inline-flex', alignItems: 'center', gap: '2', fontVariantNumeric: 'tabular-nums' });
const list = css({ display: 'flex', flexDirection: 'column', gap: '2', listStyleType: 'none', m: '0', p: '0' });
const empty = css({ textStyle: 'small', color: 'fg.muted' });

/** The dismissed notices, readable until they are removed (§shell.9). */
export function NoticesPanelScreen({ view }: { view: NoticesPanelView }) {
  const panel = useRef<HTMLDivElement>(null);
  const { notices } = view;
  const remove = (id: string) => {
    if (view.state === 'open') view.onRemove(id);
    // The focused button is removed with its notice, so focus the panel.
    panel.current?.focus();
  };
  const clear = () => {
    if (view.state === 'open') view.onClear();
    panel.current?.focus();
  };
  return (
    <Popover
      open={view.state === 'open'}
      onOpenChange={(open) => {
        if (view.state === 'closed' && open) view.onOpen();
        if (view.state === 'open' && !open) view.onClose();
      }}
      trigger={
        <span className={trigger}>
          <Bell aria-hidden size="1rem" />
          Notices ({notices.length})
        </span>
      }
      title="Dismissed notices"
      action={
        notices.length > 0 && (
          <Button variant="ghost" size="sm" onClick={clear}>
            Clear all
          </Button>
        )
      }
      panelRef={panel}
    >
      {notices.length > 0 ? (
        <ul className={list}>
          {notices.map(({ id, type, title, message }) => (
            <li key={id}>
              <Notice type={type} title={title} message={message} onDismiss={() => remove(id)} />
            </li>
          ))}
        </ul>
      ) : (
        <p className={empty}>No notices left.</p>
      )}
    </Popover>
  );
}
