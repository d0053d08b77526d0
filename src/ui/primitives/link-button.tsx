import type { ComponentProps, ReactNode } from 'react';
import { css } from 'styled-system/css';
import { type ButtonSize, type ButtonVariant, buttonRecipe } from './button.recipe.ts';
import { NewTabMark } from './link.tsx';
import { RouteLink } from './route-link.tsx';

export type LinkButtonProps = Omit<ComponentProps<'a'>, 'className' | 'style' | 'href'> & {
  /** Where it leads. */
  to: string;
  /** How much it stands out; a view has one primary button. */
  variant?: ButtonVariant | undefined;
  /** Its height and its text. */
  size?: ButtonSize | undefined;
  /** As wide as its container. */
  full?: boolean | undefined;
  /** Opens a new tab and sends no referrer. */
  external?: boolean | undefined;
  /** Takes the place of the current page in the history. */
  replace?: boolean | undefined;
  /** For a link to a file: the browser follows it, not the router. */
  reloadDocument?: boolean | undefined;
  /** A decorative icon before the label. */
  icon?: ReactNode;
  /** A decorative icon after the label. */
  iconAfter?: ReactNode;
};

const row = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2',
  '& > svg': { boxSize: '4', flexShrink: '0' },
});

/** A link that looks like a button ("View Course", "Get Started"). */
export function LinkButton({
  to,
  variant,
  size,
  full,
  external = false,
  replace,
  reloadDocument = false,
  icon,
  iconAfter,
  children,
  ...rest
}: LinkButtonProps) {
  const className = buttonRecipe({ variant, size, full });
  const content = (
    <span className={row}>
      {icon}
      {children}
      {iconAfter}
      {external && <NewTabMark />}
    </span>
  );
  return external ? (
    <a {...rest} href={to} target="_blank" rel="noopener noreferrer" className={className}>
      {content}
    </a>
  ) : (
    <RouteLink {...rest} to={to} replace={replace} reloadDocument={reloadDocument} className={className}>
      {content}
    </RouteLink>
  );
}
