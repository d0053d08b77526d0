import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { searchDialogMachine } from '../../machines/search/dialog.machine.ts';
import { SearchDialogScreen } from '../../ui/screens/search/dialog/dialog.view.tsx';
import { connectSearchDialog } from './dialog.connect.ts';

type SearchDialogProps = {
  snapshot: SnapshotFrom<typeof searchDialogMachine>;
  send: ActorRefFrom<typeof searchDialogMachine>['send'];
  onFollow: () => void;
  returnFocus: () => HTMLElement | null;
};

export function SearchDialog({ snapshot, send, onFollow, returnFocus }: SearchDialogProps) {
  return (
    <SearchDialogScreen view={connectSearchDialog(snapshot, send)} onFollow={onFollow} returnFocus={returnFocus} />
  );
}
