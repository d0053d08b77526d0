import type { ReactNode } from 'react';
import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { gradingFileMachine } from '../../machines/grading/file.machine.ts';
import type { GradingFileView, ShownContent } from '../../ui/screens/grading/file/file.view.tsx';
import { fileSize } from '../file-size.ts';
import { formatted } from '../formatted.tsx';
import { ifTaken } from '../if-taken.ts';

type Snapshot = SnapshotFrom<typeof gradingFileMachine>;
type Send = ActorRefFrom<typeof gradingFileMachine>['send'];
type Shown = {
  row: ReactNode;
  /** The address of the bytes that this page has loaded; empty without any. */
  url: string;
};

/** A text whose name says that it is Markdown is shown as Markdown. */
const isMarkdown = ({ name }: { name: string }) => /\.(md|markdown)$/i.test(name);

function shown({ content, file }: Snapshot['context'], url: string): ShownContent {
  return match(content)
    .returnType<ShownContent>()
    .with(null, () => ({ kind: 'text', text: '' }))
    .with({ kind: 'text' }, ({ kind, text }) =>
      isMarkdown(file) ? { kind: 'markdown', text: formatted(text) } : { kind, text },
    )
    .with({ kind: 'image' }, { kind: 'pdf' }, ({ kind }) => ({ kind, url }))
    .with({ kind: 'entries' }, ({ kind, listing: { entries, isComplete } }) => ({
      kind,
      entries: entries.map(({ name, size, isFolder }) => ({
        name,
        size: isFolder || size === undefined ? '' : fileSize(size),
      })),
      isComplete,
    }))
    .exhaustive();
}

export function connectGradingFile(snapshot: Snapshot, send: Send, { row, url }: Shown): GradingFileView {
  const file = { name: snapshot.context.file.name, row };
  const onHide = () => send({ type: 'hide' });
  return match(snapshot.value)
    .returnType<GradingFileView>()
    .with('closed', (state) => ({
      state,
      ...file,
      onShow: ifTaken(snapshot, send, { type: 'show' }),
    }))
    .with('opening', (state) => ({ state, ...file, onHide }))
    .with('shown', (state) => ({ state, ...file, onHide, content: shown(snapshot.context, url) }))
    .with('failed', (state) => ({ state, ...file, onHide, onRetry: () => send({ type: 'retry' }) }))
    .exhaustive();
}
