/** What a person came for, as each view's stories declare it (docs/adr/028-first-window.md). */

type Role =
  | 'link'
  | 'button'
  | 'radio'
  | 'group'
  | 'status'
  | 'img'
  | 'region'
  | 'article'
  | 'heading'
  | 'textbox'
  | 'searchbox'
  | 'combobox'
  | 'option'
  | 'listbox'
  | 'paragraph'
  | 'progressbar'
  | 'tab'
  | 'alert';

/** A control or a picture, found as a screen reader finds it. */
export type Main = { role: Role; name?: string | RegExp };

/** For each state of a view; null where there is nothing to do or to look at. A state that is forgotten does not compile. */
export type CameFor<View extends { state: string }> = Readonly<Record<View['state'], readonly Main[] | null>>;

export const link = (name: string | RegExp): Main => ({ role: 'link', name });
export const button = (name: string | RegExp): Main => ({ role: 'button', name });
export const heading = (name: string | RegExp): Main => ({ role: 'heading', name });
export const textbox = (name: string | RegExp): Main => ({ role: 'textbox', name });
export const region = (name: string | RegExp): Main => ({ role: 'region', name });

export const retry = [button('Retry')];
