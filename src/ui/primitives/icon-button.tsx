import type { ComponentProps, ReactNode } from 'react';
import { css, cx } from 'styled-system/css';
import { type ButtonSize, type ButtonVariant, buttonRecipe } from './button.recipe.ts';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style' | 'children' | 'aria-label'> & {
  /** What it does, in words: the accessible name. */
  label: string;
  /** What it shows. */
  icon: ReactNode;
  /** How much it stands out. */
  variant?: ButtonVariant | undefined;
  /** Its height and width. */
  size?: ButtonSize | undefined;
};

const glyph = css({ '& svg': { boxSize: '5' } });

/** For an action whose icon everyone knows (close, menu, calendar arrows). Use Button with a text for anything else. */
export function IconButton({ label, icon, variant = 'ghost', size, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={cx(buttonRecipe({ variant, size, shape: 'icon' }), glyph)}
    >
      {icon}
    </button>
  );
}
