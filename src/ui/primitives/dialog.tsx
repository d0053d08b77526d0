import { Dialog as Ark } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { css, cx, sva } from 'styled-system/css';
import { buttonRecipe } from './button.recipe.ts';
import { holdNotes } from './dialog-notes.ts';

const dialogRecipe = sva({
  slots: ['backdrop', 'positioner', 'content', 'header', 'title', 'description', 'notes', 'body', 'footer'],
  base: {
    // On the dialogs' layer, so that a second dialog's backdrop covers the first dialog.
    backdrop: { position: 'fixed', inset: '0', zIndex: 'dialog', bg: 'bg.overlay', _open: { animation: 'fadeIn' } },
    positioner: {
      position: 'fixed',
      inset: '0',
      zIndex: 'dialog',
      display: 'grid',
      justifyItems: 'center',
      alignItems: { base: 'stretch', sm: 'center' },
      p: { base: '0', sm: '6' },
    },
    content: {
      display: 'flex',
      flexDirection: 'column',
      width: 'full',
      minHeight: '0',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      maxHeight: { base: 'viewport', sm: '[calc(100dvh - 3rem)]' },
      bg: 'bg.surface',
      borderWidth: { base: 'none', sm: 'hairline' },
      borderStyle: 'solid',
      borderColor: 'border.default',
      borderRadius: { base: 'none', sm: 'lg' },
      boxShadow: 'overlay',
      _open: { animation: 'rise' },
      _focusVisible: { outlineStyle: 'none' },
    },
    header: {
      display: 'grid',
      gridTemplateColumns: '[minmax(0, 1fr) auto]',
      columnGap: '4',
      alignItems: 'start',
      ps: { base: '4', sm: '6' },
      pe: { base: '2', sm: '4' },
      pt: { base: '3', sm: '5' },
      // Not sticky on a low screen (400 % zoom), where they would cover the focused control.
      position: { base: 'static', _tall: 'sticky' },
      top: '0',
      zIndex: 'raised',
      bg: 'bg.surface',
    },
    title: { textStyle: 'h3', fontSize: '2xl', pt: '1' },
    description: { gridColumn: '1 / -1', textStyle: 'small', color: 'fg.muted', mt: '1', pe: '4' },
    notes: { px: { base: '4', sm: '6' }, '& > *': { mt: '4' } },
    body: {
      flex: '1',
      display: 'flex',
      flexDirection: 'column',
      gap: '5',
      px: { base: '4', sm: '6' },
      py: '5',
    },
    footer: {
      display: 'flex',
      flexWrap: 'wrap',
      flexDirection: { base: 'column-reverse', sm: 'row' },
      justifyContent: 'flex-end',
      gap: '3',
      px: { base: '4', sm: '6' },
      py: '4',
      position: { base: 'static', _tall: 'sticky' },
      bottom: '0',
      zIndex: 'raised',
      bg: 'bg.surface',
      borderTopWidth: 'hairline',
      borderTopStyle: 'solid',
      borderColor: 'border.default',
    },
  },
  variants: {
    size: {
      md: { content: { maxWidth: { base: 'full', sm: 'dialog' } } },
      lg: { content: { maxWidth: { base: 'full', sm: 'dialogWide' } } },
    },
  },
  defaultVariants: { size: 'md' },
});

const glyph = css({ '& svg': { boxSize: '5' } });

export type DialogProps = {
  open: boolean;
  /** Called by Escape and the close button. Without it, only the actions close the dialog. */
  onClose?: (() => void) | undefined;
  title: string;
  description?: ReactNode;
  /** The actions; the main one last. */
  footer?: ReactNode;
  size?: 'md' | 'lg' | undefined;
  children?: ReactNode;
};

/** One thing to decide or read before going on. Traps the focus, returns it when closed, and fills a narrow screen. */
export function Dialog({ open, onClose, title, description, footer, size, children }: DialogProps) {
  const slots = dialogRecipe({ size });
  return (
    <Ark.Root
      open={open}
      onOpenChange={(details) => !details.open && onClose?.()}
      closeOnEscape={onClose !== undefined}
      // A click outside may be the second of a double click on a removed button, and would lose what was typed.
      closeOnInteractOutside={false}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Ark.Backdrop className={slots.backdrop} />
        <Ark.Positioner className={slots.positioner}>
          <Ark.Content className={slots.content}>
            <div className={slots.header}>
              <Ark.Title className={slots.title}>{title}</Ark.Title>
              {onClose && (
                <Ark.CloseTrigger
                  aria-label="Close dialog"
                  className={cx(buttonRecipe({ variant: 'ghost', shape: 'icon' }), glyph)}
                >
                  <X aria-hidden />
                </Ark.CloseTrigger>
              )}
              {description && <Ark.Description className={slots.description}>{description}</Ark.Description>}
            </div>
            <div aria-live="polite" ref={holdNotes} className={slots.notes} />
            <div className={slots.body}>{children}</div>
            {footer && <div className={slots.footer}>{footer}</div>}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}
