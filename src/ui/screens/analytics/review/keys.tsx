import type { KeyboardEvent } from 'react';
import { css } from 'styled-system/css';

/** A frame like that of a key, so that the digit is not read as part of an answer that begins with a number. */
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

/** Shown on wide screens, which usually have a keyboard. */
export const keysNote = css({ textStyle: 'small', color: 'fg.muted', hideBelow: 'sm', _print: { display: 'none' } });

/** Shows which key does the same. Hidden from screen readers. */
export function Key({ children }: { children: number }) {
  return (
    <span className={key} aria-hidden>
      {children}
    </span>
  );
}

/** Whether the key is pressed without modifiers, which may be the browser's shortcuts, and is not held down. */
export const isPlain = ({ ctrlKey, metaKey, altKey, repeat }: KeyboardEvent) =>
  !(ctrlKey || metaKey || altKey || repeat);
