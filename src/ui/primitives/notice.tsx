import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { sva } from 'styled-system/css';
import { IconButton } from './icon-button.tsx';
import { type MessageTone, ToneIcon } from './tone-icon.tsx';

const noticeRecipe = sva({
  slots: ['root', 'icon', 'body', 'title', 'message'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: '[auto minmax(0, 1fr) auto]',
      columnGap: '3',
      alignItems: 'start',
      width: 'full',
      py: '1.5',
      ps: '4',
      pe: '1.5',
      bg: 'bg.surface',
      color: 'fg.default',
      borderWidth: 'hairline',
      borderStyle: 'solid',
      borderColor: 'border.strong',
      borderRadius: 'md',
      borderInlineStartWidth: '[4px]',
      boxShadow: 'overlay',
      animation: 'rise',
    },
    icon: { pt: '3' },
    body: { display: 'flex', flexDirection: 'column', minWidth: '0', py: '2.5' },
    title: { textStyle: 'label' },
    message: { textStyle: 'small' },
  },
  variants: {
    type: {
      success: { root: { borderInlineStartColor: 'success.fg' }, icon: { color: 'success.fg' } },
      error: { root: { borderInlineStartColor: 'danger.fg' }, icon: { color: 'danger.fg' } },
      warning: { root: { borderInlineStartColor: 'warning.fg' }, icon: { color: 'warning.fg' } },
      info: { root: { borderInlineStartColor: 'info.fg' }, icon: { color: 'info.fg' } },
    },
  },
});

export type NoticeType = 'success' | 'error' | 'warning' | 'info';

const tones: Record<NoticeType, MessageTone> = {
  success: 'success',
  error: 'danger',
  warning: 'warning',
  info: 'info',
};

export type NoticeProps = {
  /** What kind of message it is, which its icon and colour show. */
  type: NoticeType;
  /** The message in a few words. */
  title?: string | undefined;
  /** The details of the title, or the whole message. */
  message?: ReactNode;
  /** Called by the close button; without it there is no such button. */
  onDismiss?: (() => void) | undefined;
};

/** One message of the app to the person; shown by NoticeRegion, and as a row of the notices panel. */
export function Notice({ type, title, message, onDismiss }: NoticeProps) {
  const slots = noticeRecipe({ type });
  return (
    <div className={slots.root}>
      <span className={slots.icon}>
        <ToneIcon tone={tones[type]} />
      </span>
      <div className={slots.body}>
        {title && <p className={slots.title}>{title}</p>}
        {message && <p className={slots.message}>{message}</p>}
      </div>
      {onDismiss && <IconButton label="Dismiss" icon={<X aria-hidden />} onClick={onDismiss} />}
    </div>
  );
}
