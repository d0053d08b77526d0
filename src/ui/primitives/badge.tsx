import type { ReactNode } from 'react';
import { css, cva } from 'styled-system/css';

export const badgeRecipe = cva({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    flexShrink: '0',
    maxWidth: 'full',
    minHeight: '6',
    px: '2',
    py: '0.5',
    textStyle: 'captionStrong',
    textTransform: '[none]', // even inside a text in capitals
    letterSpacing: 'normal',
    borderWidth: 'hairline',
    borderStyle: 'solid',
    borderRadius: 'sm',
    whiteSpace: 'nowrap',
    '@media (max-width: 15rem)': { whiteSpace: 'normal' },
  },
  variants: {
    tone: {
      neutral: { bg: 'neutral.bg', color: 'neutral.fg', borderColor: 'neutral.border' },
      accent: { bg: 'accent.subtle', color: 'accent.text', borderColor: 'accent.text' },
      success: { bg: 'success.bg', color: 'success.fg', borderColor: 'success.border' },
      warning: { bg: 'warning.bg', color: 'warning.fg', borderColor: 'warning.border' },
      danger: { bg: 'danger.bg', color: 'danger.fg', borderColor: 'danger.border' },
      info: { bg: 'info.bg', color: 'info.fg', borderColor: 'info.border' },
      advanced: { bg: 'advanced.bg', color: 'advanced.fg', borderColor: 'advanced.border' },
    },
  },
  defaultVariants: { tone: 'neutral' },
});

export type BadgeTone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info' | 'advanced';

const iconBox = css({ display: 'inline-flex', flexShrink: '0', '& svg': { boxSize: '4' } });

export type BadgeProps = {
  /** Its colour. Neutral unless said otherwise. */
  tone?: BadgeTone | undefined;
  /** A decorative icon before the text. */
  icon?: ReactNode;
  /** The fact, in a word or two. */
  children: ReactNode;
};

/** A short fact about a thing: "2 Pending", "Enrolled", "30% OFF". Its text says all that its colour says. */
export function Badge({ tone, icon, children }: BadgeProps) {
  return (
    <span className={badgeRecipe({ tone })}>
      {icon && (
        <span className={iconBox} aria-hidden>
          {icon}
        </span>
      )}
      {children}
    </span>
  );
}
