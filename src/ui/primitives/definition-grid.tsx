import type { ReactNode } from 'react';
import { css, cva } from 'styled-system/css';

const grid = cva({
  base: { display: 'grid', columnGap: '6', rowGap: '5', m: '0' },
  variants: {
    columns: {
      1: { gridTemplateColumns: '[minmax(0, 1fr)]' },
      2: { gridTemplateColumns: { base: '[repeat(2, minmax(0, 1fr))]' } },
      3: { gridTemplateColumns: { base: '[repeat(2, minmax(0, 1fr))]', md: '[repeat(3, minmax(0, 1fr))]' } },
      4: { gridTemplateColumns: { base: '[repeat(2, minmax(0, 1fr))]', md: '[repeat(4, minmax(0, 1fr))]' } },
    },
  },
  defaultVariants: { columns: 3 },
});
const cell = css({
  borderTopWidth: 'hairline',
  borderTopStyle: 'solid',
  borderColor: 'border.default',
  pt: '2.5',
  minWidth: '0',
});
const termStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: '1.5',
  textStyle: 'caption',
  color: 'fg.muted',
  '& svg': { boxSize: '4', flexShrink: '0' },
});
const descriptionStyle = css({ m: '0', mt: '0.5', textStyle: 'body', fontWeight: 'medium' });

export type Definition = { term: string; description: ReactNode; icon?: ReactNode };

export type DefinitionGridProps = {
  /** The facts with their names. */
  items: readonly Definition[];
  /** The most columns on wide screens. */
  columns?: 1 | 2 | 3 | 4 | undefined;
};

/** Facts with their names: course features, details of an assignment, statistics. */
export function DefinitionGrid({ items, columns }: DefinitionGridProps) {
  return (
    <dl className={grid({ columns })}>
      {items.map((item) => (
        <div key={item.term} className={cell}>
          <dt className={termStyle}>
            {item.icon}
            {item.term}
          </dt>
          <dd className={descriptionStyle}>{item.description}</dd>
        </div>
      ))}
    </dl>
  );
}
