import type { ReactNode } from 'react';
import { cva } from 'styled-system/css';

const cardRecipe = cva({
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minWidth: '0',
    bg: 'bg.surface',
    borderWidth: 'hairline',
    borderStyle: 'solid',
    borderColor: 'border.default',
    borderRadius: 'lg',
  },
  variants: {
    padding: {
      none: { overflow: 'hidden' },
      md: { p: '5', gap: '3' },
      lg: { p: { base: '5', md: '8' }, gap: '5' },
    },
    tone: {
      surface: {},
      sunken: { bg: 'bg.sunken' },
      accent: { bg: 'accent.subtle' },
    },
    interactive: {
      true: {
        transitionProperty: '[border-color]',
        transitionDuration: 'fast',
        _hover: { borderColor: 'border.strong' },
        '&:has(a:focus-visible)': { borderColor: 'border.strong' },
      },
    },
    fill: { true: { height: 'full' } },
  },
  defaultVariants: { padding: 'md', tone: 'surface' },
});

export type CardProps = {
  as?: 'div' | 'article' | 'section' | 'aside' | 'li' | undefined;
  padding?: 'none' | 'md' | 'lg' | undefined;
  tone?: 'surface' | 'sunken' | 'accent' | undefined;
  /** Holds a `<Link overlay>` that covers it. */
  interactive?: boolean | undefined;
  /** As tall as its grid row. */
  fill?: boolean | undefined;
  id?: string | undefined;
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
  'aria-busy'?: boolean | undefined;
  children: ReactNode;
};

/** A bordered box for one thing: a course, an assignment, a form. */
export function Card({ as: Tag = 'div', padding, tone, interactive, fill, children, ...rest }: CardProps) {
  return (
    <Tag {...rest} className={cardRecipe({ padding, tone, interactive, fill })}>
      {children}
    </Tag>
  );
}
