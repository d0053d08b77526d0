/** The price of a course for a student (§payment.10). Money is in integer pence. */

const day = 24 * 60 * 60 * 1000;

export const learn25 = {
  code: 'LEARN25',
  percent: 25,
  title: '25% off any course',
  description: 'Enrol in any course this week and pay a quarter less.',
} as const;

/** The moment from which LEARN25 is no longer accepted: seven days after registration. */
export const offerEndsAt = (registeredAt: Date) => new Date(registeredAt.getTime() + 7 * day);

/** Whether the offer to new students still holds. */
export const offerRuns = (registeredAt: Date, now: Date) => now < offerEndsAt(registeredAt);

export type Price = { amount: number; discount: number; total: number; promotionCode: string | null };

/** A code is read in any case and with spaces around. */
export const normalCode = (typed: string | undefined) => typed?.trim().toUpperCase() || null;

/** The price in pence, or the sentence that says why the promotion code is refused. */
export function priceFor(
  amount: number,
  promotionCode: string | undefined,
  registeredAt: Date,
  now: Date,
): Price | { refused: string } {
  const code = normalCode(promotionCode);
  if (!code) return { amount, discount: 0, total: amount, promotionCode: null };
  if (code !== learn25.code) return { refused: 'This promotion code is not valid.' };
  if (!offerRuns(registeredAt, now)) return { refused: 'This promotion code has expired.' };
  const discount = Math.round((amount * learn25.percent) / 100);
  return { amount, discount, total: amount - discount, promotionCode: code };
}

/** Pence as the contract's decimal amount. */
export const toMoney = (pence: number) => pence / 100;

/** Pence as people read them, `£224.99`. */
export const showMoney = (pence: number, currency: string) =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(pence / 100);
