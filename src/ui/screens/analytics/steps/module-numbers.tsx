/** What the answers say of a module, and why it is part of the path or not. */
import { css } from 'styled-system/css';
import { Button } from '../../../primitives/button.tsx';
import { Range } from '../mastery/range.tsx';
import { screenOnly } from '../path/on-paper.ts';
import { likelyText, reasonText } from '../path/texts.ts';
import type { ShownModule } from './shown.ts';

const note = css({ textStyle: 'small', color: 'fg.muted' });

/** A range that begins here or higher shows that a module is known (§analytics.41). */
const firmFrom = 0.6;

export function ModuleNumbers({ module }: { module: ShownModule }) {
  const { mark, outcome, reason } = module;
  // The module can be known from all answers together. Its own range alone may be too low: do not show that range.
  const isDenied = mark === 'known' && module.range !== null && module.range.low < firmFrom;
  const range = isDenied ? null : module.range;
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
