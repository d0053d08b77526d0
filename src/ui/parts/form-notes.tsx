import type { ReactNode } from 'react';
import { css } from 'styled-system/css';

const line = css({ textStyle: 'small', color: 'fg.default' });

type FormNotesProps = {
  /** The line that says whether what was typed is kept. */
  draft?: ReactNode;
  /** It was sent, no answer came, and it goes on by itself. */
  waits?: boolean;
};

/** Beneath a form: where what was typed is. The second line's place is always there, so that it is read out. */
export function FormNotes({ draft, waits = false }: FormNotesProps) {
  return (
    <div>
      {draft}
      <p role="status" className={line}>
        {waits && 'Not sent yet. Keep this open: it goes out by itself as soon as the server answers.'}
      </p>
    </div>
  );
}
