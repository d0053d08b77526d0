import type { ReactNode } from 'react';
import { cva } from 'styled-system/css';

const gridRecipe = cva({
  base: { display: 'grid', gap: { base: '4', md: '6' }, listStyleType: 'none', p: '0', m: '0' },
  variants: {
    columns: {
      2: { gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[repeat(2, minmax(0, 1fr))]' } },
      3: {
        gridTemplateColumns: {
          base: '[minmax(0, 1fr)]',
          md: '[repeat(2, minmax(0, 1fr))]',
          lg: '[repeat(3, minmax(0, 1fr))]',
        },
        // No card stands alone beneath three others.
        '&:has(> :nth-child(4):last-child)': {
          gridTemplateColumns: { lg: '[repeat(2, minmax(0, 1fr))]', xl: '[repeat(4, minmax(0, 1fr))]' },
        },
      },
      4: {
        gridTemplateColumns: {
          base: '[minmax(0, 1fr)]',
          sm: '[repeat(2, minmax(0, 1fr))]',
          lg: '[repeat(4, minmax(0, 1fr))]',
        },
      },
    },
  },
  defaultVariants: { columns: 3 },
});

export type CardGridProps = {
  /** The most columns on wide screens; narrow ones have one. */
  columns?: 2 | 3 | 4 | undefined;
  /** A list where the cards are items of one. */
  as?: 'div' | 'ul' | undefined;
  /** The list's name for screen readers. */
  'aria-label'?: string | undefined;
  /** The cards. */
  children: ReactNode;
};

/** Cards side by side. With `as="ul"` its children are `<Card as="li">`. */
export function CardGrid({ columns, as: Tag = 'div', children, ...rest }: CardGridProps) {
  return (
    <Tag {...rest} className={gridRecipe({ columns })}>
      {children}
    </Tag>
  );
}
