import type { ReactNode } from 'react';
import { sva } from 'styled-system/css';
import { type MessageTone, ToneIcon } from './tone-icon.tsx';

const alertRecipe = sva({
  slots: ['root', 'icon', 'body', 'title', 'text', 'actions'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: '[auto minmax(0, 1fr)]',
      columnGap: '3',
      p: '4',
      borderWidth: 'hairline',
      borderStyle: 'solid',
      borderRadius: 'md',
    },
    icon: { pt: '0.5' },
    body: { display: 'flex', flexDirection: 'column', gap: '1', minWidth: '0' },
    title: { textStyle: 'label', fontSize: 'md' },
    text: { textStyle: 'small', color: 'fg.default', maxWidth: 'prose' },
    actions: { display: 'flex', flexWrap: 'wrap', gap: '2', mt: '2' },
  },
  variants: {
    tone: {
      success: {
        root: { bg: 'success.bg', borderColor: 'success.border' },
        icon: { color: 'success.fg' },
        title: { color: 'success.fg' },
      },
      warning: {
        root: { bg: 'warning.bg', borderColor: 'warning.border' },
        icon: { color: 'warning.fg' },
        title: { color: 'warning.fg' },
      },
      danger: {
        root: { bg: 'danger.bg', borderColor: 'danger.border' },
        icon: { color: 'danger.fg' },
        title: { color: 'danger.fg' },
      },
      info: {
        root: { bg: 'info.bg', borderColor: 'info.border' },
        icon: { color: 'info.fg' },
        title: { color: 'info.fg' },
      },
    },
  },
  defaultVariants: { tone: 'info' },
});

export type AlertProps = {
  /** What kind of message it is, which its icon and colour show. */
  tone?: MessageTone | undefined;
  /** The message in a few words, in bold. */
  title?: string | undefined;
  /** Announced at once (role="alert"): for what has just gone wrong. */
  live?: boolean | undefined;
  /** Buttons or links beneath the text. */
  actions?: ReactNode;
  /** The message, or the details of the title. */
  children?: ReactNode;
};

/** A message that belongs to this place on the page; use a notice for what concerns the whole app. */
export function Alert({ tone = 'info', title, live = tone === 'danger', actions, children }: AlertProps) {
  const slots = alertRecipe({ tone });
  return (
    <div role={live ? 'alert' : undefined} className={slots.root}>
      <span className={slots.icon}>
        <ToneIcon tone={tone} silent={Boolean(title)} />
      </span>
      <div className={slots.body}>
        {title && <p className={slots.title}>{title}</p>}
        {children && <div className={slots.text}>{children}</div>}
        {actions && <div className={slots.actions}>{actions}</div>}
      </div>
    </div>
  );
}
