import { useId } from 'react';
import { css, cva } from 'styled-system/css';

const root = css({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '1.5',
  textStyle: 'small',
  whiteSpace: 'nowrap',
});
const stars = cva({
  base: { flexShrink: '0', color: 'star', width: 'auto' },
  variants: { size: { sm: { height: '4' }, lg: { height: '6' } } },
  defaultVariants: { size: 'sm' },
});
const figure = css({ fontWeight: 'semibold' });
const countStyle = css({ color: 'fg.muted' });

const star = 'M10 1.6l2.6 5.3 5.8.85-4.2 4.1 1 5.8L10 14.9l-5.2 2.75 1-5.8-4.2-4.1 5.8-.85z';
const indices = [0, 1, 2, 3, 4];

export type RatingProps = {
  /** 0 to 5, shown with one decimal. */
  value: number;
  /** How many rated it. */
  count?: number | undefined;
  /** The size of the stars. */
  size?: 'sm' | 'lg' | undefined;
  /** Shows only the stars, as in a review. */
  hideValue?: boolean | undefined;
};

const number = new Intl.NumberFormat('en-GB');

/** A rating as stars, filled to a tenth, with the number beside them. */
export function Rating({ value, count, size, hideValue = false }: RatingProps) {
  const id = useId();
  const counted = count === undefined ? '' : number.format(count);
  return (
    <span className={root}>
      <svg viewBox="0 0 100 20" className={stars({ size })} aria-hidden="true">
        <defs>
          <clipPath id={id}>
            <rect width={Math.min(Math.max(value, 0), 5) * 20} height="20" />
          </clipPath>
        </defs>
        {indices.map((index) => (
          <path key={index} d={star} transform={`translate(${index * 20})`} fill="none" stroke="currentColor" />
        ))}
        <g clipPath={`url(#${id})`}>
          {indices.map((index) => (
            <path key={index} d={star} transform={`translate(${index * 20})`} fill="currentColor" />
          ))}
        </g>
      </svg>
      <span className="visually-hidden">
        Rated {value.toFixed(1)} out of 5{counted && ` by ${counted} students`}
      </span>
      {!hideValue && (
        <span aria-hidden className={figure}>
          {value.toFixed(1)}
        </span>
      )}
      {counted && (
        <span aria-hidden className={countStyle}>
          ({counted})
        </span>
      )}
    </span>
  );
}
