/** What a browser can do, whichever engine it has; `puppeteer.ts` and `web-driver.ts` are its drivers. */

export type Found = {
  click: () => Promise<void>;
  /** Replaces what the field holds, key by key. */
  type: (text: string) => Promise<void>;
};

export type Browser = {
  open: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  /** What an expression is in the page. */
  evaluate: (expression: string) => Promise<unknown>;
  /** The element that an expression is in the page, if any. */
  element: (expression: string) => Promise<Found | undefined>;
  /** The page as PNG. */
  picture: () => Promise<Uint8Array>;
  close: () => Promise<void>;
};

/** A laptop's window. */
export const windowSize = { width: 1280, height: 900 };
