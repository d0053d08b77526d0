/** What the answers say of a module, and why it is part of the path or not. */
import { css } from 'styled-system/css';
import { Button } from '../../../primitives/button.tsx';
import { Range } from '../mastery/range.tsx';
import { screenOnly } from '../path/on-paper.ts';
import { likelyText, reasonText } from '../path/texts.ts';
import type { ShownModule } from './shown.ts';

const note = css({ textStyle: 'small', color: 'fg.muted' });

export function ModuleNumbers({ module }: { module: ShownModule }) {
  const { mark, outcome, range, reason } = module;
  return (
    <>
      {outcome && <p className={note}>{outcome}</p>}
      {range && <Range {...range} />}
      <p className={note}>
        {range && `${likelyText(range)} `}
        {reasonText(reason)}
      </p>
      {mark === 'skipped' && <Restore module={module} />}
    </>
  );
}

function Restore({ module: { title, onRestore, isRestoring } }: { module: ShownModule }) {
  return (
    <div className={screenOnly}>
      <Button
        variant="secondary"
        busy={isRestoring}
        busyLabel="Undoing the skip..."
        aria-disabled={onRestore === undefined}
        onClick={onRestore}
      >
        Undo Skip
        <span className="visually-hidden"> ({title})</span>
      </Button>
    </div>
  );
}
