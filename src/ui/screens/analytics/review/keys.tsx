import type { KeyboardEvent } from 'react';
import { css } from 'styled-system/css';

/** Framed as a key is: a bare digit beside an answer of digits would be read with it. */
const key = css({
  fontVariantNumeric: 'tabular-nums',
  px: '1',
  borderWidth: 'hairline',
  borderStyle: 'solid',
  borderColor: 'current',
  borderRadius: 'sm',
  alignSelf: 'flex-start',
  hideBelow: 'sm',
});

/** Where there is a keyboard, as a rule. */
export const keysNote = css({ textStyle: 'small', color: 'fg.muted', hideBelow: 'sm', _print: { display: 'none' } });

/** The key that does the same, for eyes alone. */
export function Key({ children }: { children: number }) {
  return (
    <span className={key} aria-hidden>
      {children}
    </span>
  );
}

/** Not part of a shortcut of the browser's, and not held down. */
export const isPlain = ({ ctrlKey, metaKey, altKey, repeat }: KeyboardEvent) =>
  !(ctrlKey || metaKey || altKey || repeat);
