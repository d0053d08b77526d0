import { match, P } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { type Results, type searchDialogMachine, searchedText } from '../../machines/search/dialog.machine.ts';
import type { SearchDialogView } from '../../ui/screens/search/dialog/dialog.view.tsx';
import type { FoundRow } from '../../ui/screens/search/dialog/results.tsx';
import { sentence } from '../sentence.ts';
import { pathOf } from './path-of.ts';

type Snapshot = SnapshotFrom<typeof searchDialogMachine>;
type Send = ActorRefFrom<typeof searchDialogMachine>['send'];

const rowOf = (result: Results[number]): FoundRow => ({
  kind: result.kind,
  title: result.title,
  to: pathOf(result),
  ...('courseTitle' in result && { course: result.courseTitle }),
});

export function connectSearchDialog(snapshot: Snapshot, send: Send): SearchDialogView {
  const { text, results, active, failure } = snapshot.context;
  const field = {
    text,
    onType: (next: string) => send({ type: 'type', text: next }),
    onClose: () => send({ type: 'close' }),
    onEnter: () => send({ type: 'choose' }),
  };
  const rows = results.map(rowOf);
  const onRetry = () => send({ type: 'retry' });
  return match(snapshot.value)
    .returnType<SearchDialogView>()
    .with('closed', (state) => ({ state }))
    .with({ open: 'empty' }, () => ({ state: 'open.empty', ...field }))
    .with({ open: P.union('waiting', 'searching') }, ({ open }) => ({ state: `open.${open}`, ...field, rows }))
    .with({ open: 'found' }, () => ({
      state: 'open.found',
      ...field,
      rows,
      active,
      onMove: (to) => send({ type: 'move', to }),
    }))
    .with({ open: 'none' }, () => ({ state: 'open.none', ...field, searched: searchedText(text) }))
    .with({ open: 'failed' }, () => ({
      state: 'open.failed',
      ...field,
      onEnter: onRetry,
      why: sentence(failure, 'Please try again.'),
      onRetry,
    }))
    .exhaustive();
}
