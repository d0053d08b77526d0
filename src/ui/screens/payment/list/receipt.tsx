import { css } from 'styled-system/css';
import { brand } from '../../../../brand.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { Badge, type BadgeTone } from '../../../primitives/badge.tsx';
import { Button } from '../../../primitives/button.tsx';
import { Card } from '../../../primitives/card.tsx';
import { type Definition, DefinitionGrid } from '../../../primitives/definition-grid.tsx';
import { Link } from '../../../primitives/link.tsx';
import { formatPrice } from '../../../primitives/price.tsx';

export type Receipt = {
  /** The transaction's. */
  id: string;
  status: 'paid' | 'disputed' | 'partlyRefunded' | 'refunded';
  course: string;
  to: string;
  currency: string;
  amount: number;
  discount: number;
  total: number;
  promotionCode?: string | undefined;
  /** Another amount than the total was paid. */
  isOtherAmount: boolean;
  paidOn: string;
  /** Who paid. */
  payer: string;
};

const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
});
const overline = css({ textStyle: 'overline', color: 'fg.muted' });
const title = css({ textStyle: 'h3', minWidth: '0', overflowWrap: 'anywhere' });
const long = css({ overflowWrap: 'anywhere' });

const became: Record<Receipt['status'], { tone: BadgeTone; says: string }> = {
  paid: { tone: 'success', says: 'Paid' },
  disputed: { tone: 'warning', says: 'Disputed' },
  partlyRefunded: { tone: 'info', says: 'Returned in part' },
  refunded: { tone: 'neutral', says: 'Returned to you' },
};

/** What a receipt has to say of one payment (§payment.29). */
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

export function ReceiptCard({ receipt, onPrint }: { receipt: Receipt; onPrint: () => void }) {
  const { course, to, status, isOtherAmount } = receipt;
  return (
    <Card padding="lg">
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
          You paid another amount than this, and we accepted it. Your bank statement shows what you paid.
        </Alert>
      )}
      <DefinitionGrid items={factsOf(receipt)} />
      <div>
        <Button variant="secondary" size="sm" onClick={onPrint} aria-label={`Print Receipt: ${course}`}>
          Print Receipt
        </Button>
      </div>
    </Card>
  );
}
