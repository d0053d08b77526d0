/** The sandbox's pages as HTML: no script, no card data. Amounts are in pence. */
import { brand } from '../../../src/brand.ts';
import type { Order } from '../orders.ts';
import { showMoney } from '../pricing.ts';
import { sandboxPath } from './provider.ts';

export const stylesheetPath = '/sandbox/checkout.css';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

const page = (title: string, body: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)} - ${escaped(brand)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${stylesheetPath}">
</head>
<body>
<main>
<p class="test">Test checkout: no money moves and no card is asked for.</p>
<h1>${escaped(title)}</h1>
${body}
</main>
</body>
</html>
`;

/** The checkout of a pending order: what it costs, and two buttons. */
export function checkoutPage(order: Order, courseTitle: string): string {
  const money = (pence: number) => escaped(showMoney(pence, order.currency));
  const code = order.promotionCode === null ? '' : ` (${escaped(order.promotionCode)})`;
  const discount = order.discount === 0 ? '' : `<dt>Discount${code}</dt><dd>-${money(order.discount)}</dd>\n`;
  const at = sandboxPath(order.sessionId);
  return page(
    'Pay for your course',
    `<p>${escaped(courseTitle)}</p>
<dl>
<dt>Price</dt><dd>${money(order.amount)}</dd>
${discount}<dt class="total">To pay</dt><dd class="total">${money(order.total)}</dd>
</dl>
<form method="post" action="${at}/pay?total=${order.total}"><button class="primary">Pay ${money(order.total)} (test)</button></form>
<form method="post" action="${at}/cancel"><button>Cancel payment</button></form>`,
  );
}

/** The checkout of an order that is confirmed, failed or cancelled, with buttons for reports of a provider. */
export function closedPage(order: Order): string {
  const at = sandboxPath(order.sessionId);
  const button = (action: string, text: string) =>
    `<form method="post" action="${at}/${action}"><button>${text}</button></form>`;
  const buttons = order.disputedAt
    ? [
        button('dispute-won', 'Close the dispute: the payment stands (test)'),
        button('dispute-lost', 'Close the dispute: the money goes back (test)'),
      ]
    : [button('refund', 'Refund the payment (test)'), button('dispute', 'Dispute the payment (test)')];
  return order.status === 'confirmed'
    ? page(
        order.refundedAt
          ? 'This payment was returned'
          : order.disputedAt
            ? 'This payment is disputed'
            : 'This payment is made',
        [
          `<p><a href="/payment-success?session_id=${order.sessionId}">See your payment</a></p>`,
          ...(order.refundedAt ? [] : buttons),
        ].join('\n'),
      )
    : page(
        'This checkout is closed',
        `<p>No charges were made. You can start again from the course.</p>
<p><a href="/courses/${escaped(order.courseId)}">Back to the course</a></p>`,
      );
}

export const unknownPage = () =>
  page(
    'There is no such checkout',
    '<p>Check the address, or start again from the course.</p>\n<p><a href="/courses">Browse courses</a></p>',
  );

export const refusedPage = () =>
  page('This did not come from the checkout', '<p>Open the checkout from the course and use its buttons.</p>');
