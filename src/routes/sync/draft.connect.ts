import { match } from 'ts-pattern';
import type { SnapshotFrom } from 'xstate';
import type { draftMachine } from '../../machines/sync/draft.machine.ts';
import type { DraftView } from '../../ui/screens/sync/draft/draft.view.tsx';
import { sentence } from '../sentence.ts';

type Given = {
  /** Milliseconds since 1970. */
  now: number;
  /** The text of a draft that fits no field any more, or that gave way to another's. */
  setAside: string;
  onDiscard: () => void;
  onUseOther: () => void;
  onKeepMine: () => void;
};

/** A draft's snapshot as the line beneath its form. */
export function connectDraft(
  { value, context: { values, other, failure } }: SnapshotFrom<typeof draftMachine>,
  { now, setAside, onDiscard, onUseOther, onKeepMine }: Given,
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
      when: moment(now, other?.savedAt ?? ''),
      onUseOther,
      onKeepMine,
      ...beside,
    }))
    .exhaustive();
}

/**
 * `at 14:32`, or with its day where that is not today, in the browser's zone. Not by `when.ts`: one screen more that needs
 * it would put it into every page's first load.
 */
function moment(now: number, savedAt: string): string {
  const date = new Date(savedAt);
  if (Number.isNaN(date.getTime())) return 'meanwhile';
  const time = { hour: '2-digit', minute: '2-digit' } as const;
  if (date.toDateString() === new Date(now).toDateString()) return `at ${date.toLocaleTimeString('en-GB', time)}`;
  return `on ${date.toLocaleString('en-GB', { day: 'numeric', month: 'long', ...time })}`;
}
