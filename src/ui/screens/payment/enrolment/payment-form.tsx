import { css } from 'styled-system/css';
import type { Quote } from '../../../../api/generated/schema.d.ts';
import { Button } from '../../../primitives/button.tsx';
import { formatPrice, Price } from '../../../primitives/price.tsx';
import { TextField } from '../../../primitives/text-field.tsx';

export type PaymentFormProps = {
  quote: Quote;
  code: string;
  codeError?: string | undefined;
  onCode: (text: string) => void;
  onApply: (() => void) | undefined;
};

const amount = css({ display: 'flex', flexDirection: 'column', gap: '1' });
const label = css({ textStyle: 'label' });
const note = css({ textStyle: 'small', color: 'fg.muted' });
const codeRow = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', sm: '[1fr auto]' },
  gap: '3',
  alignItems: 'start',
  '& > button': { mt: { sm: '6' } },
});

/** The price, before and after a promotion code. */
export function PaymentForm({ quote, code, codeError, onCode, onApply }: PaymentFormProps) {
  const reduced = quote.discount > 0;
  return (
    <>
      <div className={amount} role="status">
        <p className={label}>Course Payment</p>
        <Price
          amount={quote.total}
          currency={quote.currency}
          size="lg"
          {...(reduced ? { listAmount: quote.amount } : {})}
        />
        {reduced && (
          <p className={note}>
            {quote.promotionCode} takes {formatPrice(quote.discount, quote.currency)} off.
          </p>
        )}
      </div>
      <form
        className={codeRow}
        onSubmit={(event) => {
          event.preventDefault();
          onApply?.();
        }}
      >
        <TextField
          label="Promotion code"
          hint="Optional"
          name="promotionCode"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          value={code}
          error={codeError}
          onChange={(event) => onCode(event.target.value)}
        />
        <Button type="submit" variant="secondary" disabled={!onApply}>
          Apply
        </Button>
      </form>
      <p className={note}>
        You'll pay on a secure page, then return here. For 30 days, you can ask for your money back on your Payments
        page.
      </p>
    </>
  );
}
