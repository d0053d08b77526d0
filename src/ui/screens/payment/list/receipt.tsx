import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import type { PaidPayment } from '../../../../api/generated/schema.d.ts';
import { brand } from '../../../../brand.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { Badge, type BadgeTone } from '../../../primitives/badge.tsx';
import { Button } from '../../../primitives/button.tsx';
import { Card } from '../../../primitives/card.tsx';
import { type Definition, DefinitionGrid } from '../../../primitives/definition-grid.tsx';
import { Link } from '../../../primitives/link.tsx';
import { formatPrice } from '../../../primitives/price.tsx';

export type Receipt = Pick<
  PaidPayment,
  'status' | 'currency' | 'amount' | 'discount' | 'total' | 'promotionCode' | 'isOtherAmount'
> & {
  /** The id of the transaction. */
  id: string;
  course: string;
  to: string;
  paidOn: string;
  /** Who paid. */
  payer: string;
  /** Whether a refund is possible, requested or too late. Absent once it is made, or the bank decides. */
  moneyBack?: MoneyBack | undefined;
};

type MoneyBack =
  | { is: 'open'; until: string; onAsk: () => void }
  | { is: 'asked'; on: string }
  | { is: 'over'; until: string };

const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
});
const overline = css({ textStyle: 'overline', color: 'fg.muted' });
const title = css({ textStyle: 'h3', minWidth: '0', overflowWrap: 'anywhere' });
const note = css({ textStyle: 'small', color: 'fg.muted' });
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '3' });
const long = css({ overflowWrap: 'anywhere' });

const became: Record<Receipt['status'], { tone: BadgeTone; says: string }> = {
  paid: { tone: 'success', says: 'Paid' },
  disputed: { tone: 'warning', says: 'Disputed' },
  partlyRefunded: { tone: 'info', says: 'Returned in part' },
  moneyBackAsked: { tone: 'info', says: 'Refund requested' },
  refunded: { tone: 'neutral', says: 'Returned to you' },
};

/** The facts that a receipt has to state (§payment.29). */
function factsOf({ amount, discount, total, currency, promotionCode, ...receipt }: Receipt): Definition[] {
  const reduced = `\u2212${formatPrice(discount, currency)}${promotionCode ? ` (${promotionCode})` : ''}`;
  return [
    { term: 'Price', description: formatPrice(amount, currency) },
    ...(discount > 0 ? [{ term: 'Discount', description: reduced }] : []),
    ...(discount > 0 || !receipt.isOtherAmount
      ? [{ term: receipt.isOtherAmount ? 'Total asked for' : 'Total paid', description: formatPrice(total, currency) }]
      : []),
    { term: 'Paid on', description: receipt.paidOn },
    { term: 'Paid by', description: <span className={long}>{receipt.payer}</span> },
    { term: 'Paid to', description: brand },
    { term: 'Transaction ID', description: <span className={long}>{receipt.id}</span> },
  ];
}

/** The sentence about the 30-day money-back guarantee (§payment.31). */
const guarantee = (moneyBack: MoneyBack) =>
  match(moneyBack)
    .with({ is: 'open' }, ({ until }) => `You can ask for your money back until ${until}.`)
    .with(
      { is: 'asked' },
      ({ on }) => `Refund requested on ${on}. We'll write to you once we have returned your money.`,
    )
    .with({ is: 'over' }, ({ until }) => `You could ask for your money back until ${until}.`)
    .exhaustive();

export function ReceiptCard({ receipt, onPrint }: { receipt: Receipt; onPrint: () => void }) {
  const { course, to, status, isOtherAmount, moneyBack } = receipt;
  return (
    <Card>
      <p className={overline}>Receipt</p>
      <div className={head}>
        <h2 className={title}>
          <Link to={to} tone="quiet">
            {course}
          </Link>
        </h2>
        <Badge tone={became[status].tone}>{became[status].says}</Badge>
      </div>
      {isOtherAmount && (
        <Alert tone="info">
          You paid a different amount, and we accepted it. Your bank statement shows what you paid.
        </Alert>
      )}
      <DefinitionGrid items={factsOf(receipt)} />
      {moneyBack && <p className={note}>{guarantee(moneyBack)}</p>}
      <div className={actions}>
        <Button variant="secondary" size="sm" onClick={onPrint} aria-label={`Print Receipt: ${course}`}>
          Print Receipt
        </Button>
        {moneyBack?.is === 'open' && (
          <Button
            variant="secondary"
            size="sm"
            onClick={moneyBack.onAsk}
            aria-label={`Ask for Your Money Back: ${course}`}
          >
            Ask for Your Money Back
          </Button>
        )}
      </div>
    </Card>
  );
}
