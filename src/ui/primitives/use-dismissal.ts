import { type RefObject, useEffect, useEffectEvent } from 'react';

type Layer = {
  isOpen: boolean;
  /** The layer together with the control that opens it. */
  layer: RefObject<HTMLElement | null>;
  onDismiss: () => void;
};

/** Whether the focus has gone on to what comes after the layer, and may be beneath it. */
const isPast = (layer: HTMLElement, target: Node) =>
  (layer.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 && !layer.contains(target);

/**
 * Closes a layer that lies over the page: on Escape, which returns the focus to its `summary`; on a press outside; and
 * once the focus has left it for what it covers (WCAG 2.4.11).
 */
export function useDismissal({ isOpen, layer, onDismiss }: Layer): void {
  const hear = useEffectEvent((event: Event) => {
    const { current } = layer;
    if (!current || !(event.target instanceof Node)) return;
    if (event instanceof KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      onDismiss();
      current.querySelector('summary')?.focus();
    } else if (event.type === 'focusin' ? isPast(current, event.target) : !current.contains(event.target)) onDismiss();
  });
  useEffect(() => {
    if (!isOpen) return;
    const types = ['keydown', 'pointerdown', 'focusin'];
    for (const type of types) document.addEventListener(type, hear);
    return () => {
      for (const type of types) document.removeEventListener(type, hear);
    };
  }, [isOpen]);
}
