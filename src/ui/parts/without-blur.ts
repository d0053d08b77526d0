import type { MouseEvent } from 'react';

/**
 * For a button that leaves a form or sends it otherwise. The field keeps the focus while the button is pressed: the message
 * of a field that was left empty would move the button away from under the pointer, and the click would be lost.
 */
export const withoutBlur = { onMouseDown: (event: MouseEvent) => event.preventDefault() };
