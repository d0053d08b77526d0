import { Popover as Ark } from '@ark-ui/react/popover';
import { Portal } from '@ark-ui/react/portal';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { css, cx } from 'styled-system/css';
import { buttonRecipe } from './button.recipe.ts';

export type PopoverProps = {
  /** Whether the panel is shown. */
  open: boolean;
  /** Called by the trigger, Escape, the close button and a click outside. */
  onOpenChange: (open: boolean) => void;
  /** What the trigger shows. */
  trigger: ReactNode;
  /** The panel's heading and name. */
  title: string;
  /** A button beside the title. */
  action?: ReactNode;
  /** The panel, so that it can be focused when the focused control is removed. */
  panelRef?: RefObject<HTMLDivElement | null>;
  /** The panel's content. */
  children: ReactNode;
};

const panel = css({
  display: 'flex',
  flexDirection: 'column',
  width: '[min(24rem, calc(100vw - 2rem))]',
  maxHeight: '[min(28rem, calc(100dvh - 6rem))]',
  bg: 'bg.surface',
  borderWidth: 'hairline',
  borderStyle: 'solid',
  borderColor: 'border.strong',
  borderRadius: 'lg',
  boxShadow: 'overlay',
  _open: { animation: 'rise' },
  _focusVisible: { outlineStyle: 'none' },
});
const above = css({ zIndex: 'overlay' });
const header = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '2',
  ps: '4',
  pe: '1.5',
  py: '1.5',
  borderBottomWidth: 'hairline',
  borderBottomStyle: 'solid',
  borderColor: 'border.default',
});
const titleStyle = css({ textStyle: 'label', flexGrow: '1' });
const body = css({ display: 'flex', flexDirection: 'column', gap: '2', p: '4', overflowY: 'auto' });
const glyph = css({ '& svg': { boxSize: '5' } });

/** A small panel beside its button, to look something up without leaving the page. */
export function Popover({ open, onOpenChange, trigger, title, action, panelRef, children }: PopoverProps) {
  return (
    <Ark.Root
      open={open}
      onOpenChange={(details) => onOpenChange(details.open)}
      positioning={{ placement: 'top-end' }}
      lazyMount
      unmountOnExit
    >
      <Ark.Trigger className={buttonRecipe({ variant: 'ghost', size: 'sm' })}>{trigger}</Ark.Trigger>
      <Portal>
        <Ark.Positioner className={above}>
          {/* Ark looks for the title only once, before it is rendered. */}
          <Ark.Content ref={panelRef ?? null} aria-label={title} className={panel}>
            <div className={header}>
              <Ark.Title className={titleStyle}>{title}</Ark.Title>
              {action}
              <Ark.CloseTrigger
                aria-label="Close"
                className={cx(buttonRecipe({ variant: 'ghost', shape: 'icon' }), glyph)}
              >
                <X aria-hidden />
              </Ark.CloseTrigger>
            </div>
            <div className={body}>{children}</div>
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}
