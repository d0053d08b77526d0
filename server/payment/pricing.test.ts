import { describe, expect, test } from 'vitest';
import { offerEndsAt, offerRuns, priceFor, showMoney, toMoney } from './pricing.ts';

const registered = new Date('2026-11-13T09:00:00.000Z');
const end = new Date('2026-11-20T09:00:00.000Z');
const before = new Date(end.getTime() - 1);

describe('§payment.10 LEARN25', () => {
  test('takes 25% off each of the four display prices, to the penny', () => {
    const total = (amount: number) => priceFor(amount, 'LEARN25', registered, before);
    expect(total(29999)).toEqual({ amount: 29999, discount: 7500, total: 22499, promotionCode: 'LEARN25' });
    expect(total(34999)).toMatchObject({ discount: 8750, total: 26249 });
    expect(total(27999)).toMatchObject({ discount: 7000, total: 20999 });
    expect(total(39999)).toMatchObject({ discount: 10000, total: 29999 });
  });

  test('runs until exactly seven days after registration', () => {
    expect(offerEndsAt(registered)).toEqual(end);
    expect(offerRuns(registered, before)).toBe(true);
    expect(offerRuns(registered, end)).toBe(false);
    expect(priceFor(29999, 'LEARN25', registered, end)).toEqual({ refused: 'This promotion code has expired.' });
  });

  test('is taken in any case and with spaces around', () => {
    expect(priceFor(29999, ' learn25 ', registered, before)).toMatchObject({ total: 22499 });
  });

  test('other codes are refused', () => {
    expect(priceFor(29999, 'LEARN26', registered, before)).toEqual({ refused: 'This promotion code is not valid.' });
  });

  test('without a code the price stays', () => {
    expect(priceFor(29999, undefined, registered, before)).toMatchObject({ discount: 0, total: 29999 });
  });
});

test('§product.20: money leaves as decimal amounts and reads in pounds', () => {
  expect(toMoney(22499)).toBe(224.99);
  expect(showMoney(22499, 'GBP')).toBe('£224.99');
});
