/** How a list of the contract is seen in the browser, past its first page. */
import type { Locator, Page } from '@playwright/test';
import type { operations } from '../../../src/api/generated/schema.d.ts';
import type { OperationId, OperationOutput } from '../../../src/api/operation.ts';

type Known<T> = [T] extends [undefined] ? unknown : NonNullable<T>;
type Query<Id extends OperationId> = Known<operations[Id]['parameters']['query']>;
type Paged = { [Id in OperationId]: 'cursor' extends keyof Query<Id> ? Id : never }[OperationId];
type ItemOf<Id extends OperationId> = OperationOutput<Id> extends { items: (infer Item)[] } ? Item : never;
/** Texts that the contract enumerates, or any text. */
type Values<Value> = Extract<Value, string>;

export type Choose = (page: Page) => Promise<unknown>;

/** What the test needs to know of any list. */
export type Shown = {
  open: Choose;
  rows: (page: Page) => Locator;
  /** Adds the next page; without it, all pages are loaded at once. */
  more?: (page: Page) => Locator;
  /** The fields of an item that its row shows, and that no other has all of. */
  tells: readonly string[];
  /** How each filter is chosen, by the name of the query parameter and its value. */
  filters: Readonly<Record<string, Readonly<Record<string, Choose>>>>;
};

/** Names every list, and of each list every query parameter with the values that the contract enumerates. */
export type Table = {
  [Id in Paged]: Shown & {
    tells: readonly (keyof ItemOf<Id>)[];
    filters: { [Name in Exclude<keyof Query<Id>, 'cursor' | 'limit'>]-?: Record<Values<Query<Id>[Name]>, Choose> };
  };
};
