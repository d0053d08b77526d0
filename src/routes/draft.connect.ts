import { match } from 'ts-pattern';
import type { SnapshotFrom } from 'xstate';
import type { draftMachine } from '../machines/draft.machine.ts';
import type { DraftView } from '../ui/screens/draft/draft.view.tsx';

/** A draft's snapshot as the line beneath its form. */
export function connectDraft(
  { value }: SnapshotFrom<typeof draftMachine>,
  earlier: Omit<DraftView, 'state'>,
): DraftView {
  return match(value)
    .returnType<DraftView>()
    .with('opening', 'empty', () => ({ state: 'empty', ...earlier }))
    .with('typing', 'writing', 'saved', 'refused', (state) => ({ state, ...earlier }))
    .exhaustive();
}
