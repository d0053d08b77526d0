import { Button } from '../../../primitives/button.tsx';

/** Opens the dialog, which is loaded after the page. */
export function OpenArrangement({ onOpen }: { onOpen?: (() => void) | undefined }) {
  return (
    <Button variant="secondary" aria-disabled={!onOpen} onClick={onOpen}>
      Change the Order
    </Button>
  );
}
