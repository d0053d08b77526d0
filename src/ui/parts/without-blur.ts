import type { MouseEvent } from 'react';

/**
 * For a button that leaves a form or sends it in another way. The field keeps the focus while the button is pressed.
 * Otherwise the message about an empty field could move the button from under the pointer, and the click would be lost.
 */
export const withoutBlur = { onMouseDown: (event: MouseEvent) => event.preventDefault() };
