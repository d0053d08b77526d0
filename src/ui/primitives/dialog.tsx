import { Dialog as Ark } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { css, cx, sva } from 'styled-system/css';
import { buttonRecipe } from './button.recipe.ts';
import { holdNotes } from './dialog-notes.ts';
import { useRoomAboveKeyboard } from './use-room-above-keyboard.ts';

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
      // Scrolled-to elements stay clear of the sticky header and footer.
      scrollPaddingBlock: { base: '0', _tall: '20' },
      maxHeight: { base: 'viewport', sm: '[calc(100dvh - 3rem)]' },
      bg: 'bg.surface',
      borderWidth: { base: 'none', sm: 'hairline' },
      borderStyle: 'solid',
      borderColor: 'border.dialog',
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
    place: {
      middle: {},
      top: {
        positioner: { alignItems: { base: 'stretch', sm: 'start' }, pt: { base: '0', sm: '[min(6rem, 10vh)]' } },
        content: {
          height: { base: '[var(--room, 100dvh)]', sm: 'auto' },
          maxHeight: { base: '[var(--room, 100dvh)]', sm: '[calc(var(--room, 100dvh) - min(6rem, 10vh) - 1.5rem)]' },
          overflowY: { base: 'auto', _tall: 'hidden' },
        },
        body: { minHeight: { base: 'auto', _tall: '0' } },
      },
      side: {
        positioner: { justifyItems: 'end', alignItems: { base: 'stretch', sm: 'stretch' }, p: { base: '0', sm: '0' } },
        content: {
          height: 'viewport',
          maxWidth: { base: 'full', sm: 'form' },
          maxHeight: { base: 'viewport', sm: 'viewport' },
          borderRadius: { base: 'none', sm: 'none' },
        },
      },
    },
  },
  defaultVariants: { size: 'md', place: 'middle' },
});

const glyph = css({ '& svg': { boxSize: '5' } });

export type FirstFocus = 'field' | 'main' | 'safe' | 'dialog';

const field = ':is(input, textarea, select):not(:disabled, [readonly], [type=hidden], [type=file])';

function firstOf(content: HTMLElement, kind: FirstFocus): HTMLElement | null | undefined {
  const within = (part: string, selector: string) =>
    content.querySelectorAll<HTMLElement>(`[data-part=${part}] :is(${selector})`);
  if (kind === 'dialog') return null;
  if (kind !== 'field') {
    const actions = [...within('footer', 'a[href], button:not(:disabled, [aria-busy])')];
    return kind === 'main' ? actions.at(-1) : actions[0];
  }
  const [first] = within('body', field);
  // In a group of radio buttons, the chosen one.
  return first?.matches('[type=radio]') ? (first.closest('fieldset')?.querySelector('input:checked') ?? first) : first;
}

/** Chooses what gets the focus first. If that is still loading, the dialog has the focus until it arrives. */
function useFirstFocus(kind: FirstFocus) {
  const content = useRef<HTMLDivElement>(null);
  const waits = useRef(false);
  useEffect(() => {
    const here = content.current;
    if (!waits.current || !here) return;
    waits.current = document.activeElement === here;
    const first = waits.current && firstOf(here, kind);
    if (first) first.focus();
  });
  const choose = () => {
    const here = content.current;
    const first = here && firstOf(here, kind);
    waits.current = !first;
    // The dialog sets the focus without scrolling, because it is still moving in; so scroll to the element now.
    requestAnimationFrame(() => first?.scrollIntoView({ block: 'nearest' }));
    return first ?? here;
  };
  return { content, choose };
}

export type DialogProps = {
  /** Whether it is shown. */
  open: boolean;
  /** Called by Escape and the close button. Without it, only the actions close the dialog. */
  onClose?: (() => void) | undefined;
  /** What it is about; its name for screen readers. */
  title: string;
  /** A sentence beneath the title, read out with it. */
  description?: ReactNode;
  /**
   * What has the focus at first, so that typing and Enter do what the dialog is for: `field`, the first field to fill
   * in; `main`, the last action; `safe`, the first action, for dialogs whose last one deletes or leaves something;
   * `dialog`, for dialogs to read, or that are still loading.
   */
  firstFocus: FirstFocus;
  /** The actions; the main one last. */
  footer?: ReactNode;
  /** Its width at most. */
  size?: 'md' | 'lg' | undefined;
  /**
   * `top`, for content that grows and shrinks as one types: it does not jump, and a part of it scrolls by itself. `side`, a drawer:
   * as high as the window, for a long list.
   */
  place?: 'middle' | 'top' | 'side' | undefined;
  /** What has the focus once it is closed, if not what had it before. */
  returnFocus?: (() => HTMLElement | null) | undefined;
  /** Its content, between title and actions. */
  children?: ReactNode;
};

/** One thing to decide or read before going on. Traps the focus, returns it when closed, and fills a narrow screen. */
export function Dialog({ open, onClose, title, description, firstFocus, footer, children, ...rest }: DialogProps) {
  const { size, place, returnFocus } = rest;
  const slots = dialogRecipe({ size, place });
  const { content, choose } = useFirstFocus(firstFocus);
  useRoomAboveKeyboard(content, open && place === 'top');
  return (
    <Ark.Root
      open={open}
      onOpenChange={(details) => !details.open && onClose?.()}
      closeOnEscape={onClose !== undefined}
      // A click outside may be the second of a double click on a removed button, and would lose what was typed.
      closeOnInteractOutside={false}
      initialFocusEl={choose}
      finalFocusEl={returnFocus}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Ark.Backdrop className={slots.backdrop} />
        <Ark.Positioner className={slots.positioner}>
          <Ark.Content ref={content} className={slots.content}>
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
            <div data-part="body" className={slots.body}>
              {children}
            </div>
            {footer && (
              <div data-part="footer" className={slots.footer}>
                {footer}
              </div>
            )}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}
