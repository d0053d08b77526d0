import type { ReactNode } from 'react';
import { css } from 'styled-system/css';

const line = css({ textStyle: 'small', color: 'fg.default' });

type FormNotesProps = {
  /** The line that says whether what was typed is saved. */
  draft?: ReactNode;
  /** The call got no answer and is retried by itself. */
  waits?: boolean;
};

/**
 * Beneath a form: whether what was typed is saved and sent. The live region is always rendered, because screen readers
 * announce only what changes in it.
 */
export function FormNotes({ draft, waits = false }: FormNotesProps) {
  return (
    <div>
      {draft}
      <p role="status" className={line}>
        {waits && "Not sent yet. Keep this open: we'll send it when you reconnect."}
      </p>
    </div>
  );
}
