import { useState } from 'react';
import { Button } from '../primitives/button.tsx';

export type ShowMoreProps = {
  /** How many rows the list shows. */
  count: number;
  /** Loads more rows; absent if there are none, and while they are loading. */
  onMore?: (() => void) | undefined;
  busy?: boolean;
};

/** "Show More" below a list that is loaded page by page. Screen readers are told how long the list has become. */
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
