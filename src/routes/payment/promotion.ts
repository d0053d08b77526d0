/** A promotion code on its way from "View All Offers" to the payment dialog; it lasts as long as the tab. */
import * as z from 'zod/mini';

const key = 'promotionCode';
const codeSchema = z.catch(z.string().check(z.regex(/^[A-Z0-9]{1,40}$/)), '');

export function carriedCode(): string {
  return codeSchema.parse(sessionStorage.getItem(key));
}

export function carryCode(code: string) {
  sessionStorage.setItem(key, code);
}
