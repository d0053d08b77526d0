import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { css } from 'styled-system/css';
import { type ButtonSize, type ButtonVariant, buttonRecipe } from './button.recipe.ts';
import { Spinner } from './spinner.tsx';

export type ButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style'> & {
  /** How much it stands out; a view has one primary button. */
  variant?: ButtonVariant | undefined;
  /** Its height and its text. */
  size?: ButtonSize | undefined;
  /** As wide as its container. */
  full?: boolean | undefined;
  /** While its action runs: keeps the focus, shows `busyLabel`, ignores clicks, and moves nothing beside it. */
  busy?: boolean | undefined;
  /** The label while its action runs: "Saving...". */
  busyLabel?: string | undefined;
  /** A decorative icon before the label. */
  icon?: ReactNode;
  /** A decorative icon after the label. */
  iconAfter?: ReactNode;
};

const stack = css({ gridArea: '1 / 1', display: 'flex', alignItems: 'center', justifyContent: 'center', gap: '2' });
const unseen = css({ visibility: 'hidden' });
// Room for the busy label is kept where something stands beside the button, which would move.
const room = css({ visibility: 'hidden', 'button:last-child > &': { display: 'none' } });
const iconBox = css({ display: 'inline-flex', flexShrink: '0', '& svg': { boxSize: '4' } });

/** For an action on this page. For going somewhere else use LinkButton. */
export function Button({
  variant,
  size,
  full,
  busy = false,
  busyLabel,
  icon,
  iconAfter,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      onClick={click}
      aria-disabled={busy || rest['aria-disabled']}
      aria-busy={busy || undefined}
      className={buttonRecipe({ variant, size, full })}
    >
      <span className={busy ? `${stack} ${unseen}` : stack} aria-hidden={busy || undefined}>
        {icon && (
          <span className={iconBox} aria-hidden>
            {icon}
          </span>
        )}
        {children}
        {iconAfter && (
          <span className={iconBox} aria-hidden>
            {iconAfter}
          </span>
        )}
      </span>
      {(busy || busyLabel) && (
        <span className={busy ? stack : `${stack} ${room}`} aria-hidden={!busy || undefined}>
          <Spinner />
          {busyLabel ?? <span className="visually-hidden">{children}</span>}
        </span>
      )}
    </button>
  );
}
