import { css, cva } from 'styled-system/css';

const amountStyle = cva({
  base: { fontFamily: 'serif', fontWeight: 'semibold', lineHeight: 'tight', whiteSpace: 'nowrap' },
  variants: { size: { sm: { fontSize: 'md' }, md: { fontSize: 'xl' }, lg: { fontSize: '4xl' } } },
  defaultVariants: { size: 'md' },
});
const root = css({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '2.5' });
const listStyle = css({ textStyle: 'body', color: 'fg.muted', textDecorationLine: 'line-through' });

const formats = new Map<string, Intl.NumberFormat>();

/** £0, £300, £299.99: no pence for whole amounts. */
export function formatPrice(amount: number, currency = 'GBP'): string {
  const format =
    formats.get(currency) ??
    new Intl.NumberFormat('en-GB', { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' });
  formats.set(currency, format); // making one takes longer than using it
  return format.format(amount);
}

export type PriceProps = {
  /** In whole units of the currency, 49.5 for £49.50; 0 is free. */
  amount: number;
  /** The code of the currency (ISO 4217). GBP unless said otherwise. */
  currency?: string | undefined;
  /** The price before the reduction, shown struck through beside it. */
  listAmount?: number | undefined;
  /** The size of the text. */
  size?: 'sm' | 'md' | 'lg' | undefined;
};

/** An amount of money. */
export function Price({ amount, currency, listAmount, size }: PriceProps) {
  return (
    <span className={root}>
      <span className={amountStyle({ size })}>{formatPrice(amount, currency)}</span>
      {listAmount !== undefined && (
        <s className={listStyle}>
          <span className="visually-hidden">Was </span>
          {formatPrice(listAmount, currency)}
        </s>
      )}
    </span>
  );
}
