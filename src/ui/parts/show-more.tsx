import { useState } from 'react';
import { Button } from '../primitives/button.tsx';

export type ShowMoreProps = {
  /** How many rows the list shows. */
  count: number;
  /** Absent where there are no more, and while they are loading. */
  onMore?: (() => void) | undefined;
  busy?: boolean;
};

/** Below a list that is loaded page by page. How long the list has become is said to who does not see it. */
export function ShowMore({ count, onMore, busy = false }: ShowMoreProps) {
  const [before] = useState(count);
  return (
    <div>
      {(onMore || busy) && (
        <Button variant="secondary" busy={busy} busyLabel="Loading..." onClick={onMore}>
          Show More
        </Button>
      )}
      <span aria-live="polite" className="visually-hidden">
        {count > before && `${count} shown`}
      </span>
    </div>
  );
}
