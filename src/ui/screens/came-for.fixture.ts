/** What a person came for, as each view's stories declare it (docs/adr/028-first-window.md). */

type Role =
  | 'link'
  | 'button'
  | 'radio'
  | 'group'
  | 'status'
  | 'img'
  | 'region'
  | 'list'
  | 'listitem'
  | 'table'
  | 'article'
  | 'heading'
  | 'textbox'
  | 'searchbox'
  | 'checkbox'
  | 'combobox'
  | 'option'
  | 'listbox'
  | 'paragraph'
  | 'definition'
  | 'progressbar'
  | 'tab'
  | 'alert';

/** A control or a picture, found as a screen reader finds it. A field is found by its label, as passwords and files have no role. */
export type Main = { role: Role; name?: string | RegExp } | { field: string | RegExp };

/** For each state of a view; null where there is nothing to do or to look at. A state that is forgotten does not compile. */
export type CameFor<View extends { state: string }> = Readonly<Record<View['state'], readonly Main[] | null>>;

export const link = (name: string | RegExp): Main => ({ role: 'link', name });
export const button = (name: string | RegExp): Main => ({ role: 'button', name });
export const field = (label: string | RegExp): Main => ({ field: label });
export const region = (name: string | RegExp): Main => ({ role: 'region', name });
export const heading = (name: string | RegExp): Main => ({ role: 'heading', name });
export const textbox = (name: string | RegExp): Main => ({ role: 'textbox', name });

export const retry = [button('Retry')];
