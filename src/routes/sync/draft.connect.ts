import { match } from 'ts-pattern';
import type { SnapshotFrom } from 'xstate';
import type { Viewer } from '../../machines/calendar-day.ts';
import type { draftMachine } from '../../machines/sync/draft.machine.ts';
import type { DraftView } from '../../ui/screens/sync/draft/draft.view.tsx';
import { momentInPast } from '../dates-in-sentences.ts';
import { sentence } from '../sentence.ts';

type Given = {
  viewer: Viewer;
  /** The text of a draft that no longer fits the form, or that another version replaced. */
  setAside: string;
  onDiscard: () => void;
  onUseOther: () => void;
  onKeepMine: () => void;
};

/** The line below a form that says whether its draft is kept. */
export function connectDraft(
  { value, context: { values, other, failure } }: SnapshotFrom<typeof draftMachine>,
  { viewer, setAside, onDiscard, onUseOther, onKeepMine }: Given,
): DraftView {
  const beside = { setAside, onDiscard };
  return match(value)
    .returnType<DraftView>()
    .with('opening', 'empty', () => ({ state: 'empty', ...beside }))
    .with('typing', 'writing', 'kept', 'sending', 'waiting', (state) => ({ state, ...beside }))
    .with({ refused: 'sending' }, () => ({ state: 'refused.sending', ...beside }))
    .with({ refused: 'waiting' }, () => ({ state: 'refused.waiting', ...beside }))
    .with('saved', (state) => ({ state, hasFiles: 'files' in values && String(values.files) !== '', ...beside }))
    .with('rejected', (state) => ({ state, why: sentence(failure, 'The server does not take it.'), ...beside }))
    .with('conflict', (state) => ({
      state,
      when: momentInPast(viewer, other?.savedAt ?? ''),
      onUseOther,
      onKeepMine,
      ...beside,
    }))
    .exhaustive();
}
