/** Hands a promotion code from "View All Offers" to the payment dialog; stored until the tab is closed. */
import * as z from 'zod/mini';

const key = 'promotionCode';
const codeSchema = z.catch(z.string().check(z.regex(/^[A-Z0-9]{1,40}$/)), '');

export function carriedCode(): string {
  return codeSchema.parse(sessionStorage.getItem(key));
}

export function carryCode(code: string) {
  sessionStorage.setItem(key, code);
}
