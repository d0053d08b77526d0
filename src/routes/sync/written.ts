/** A form of text and files, and its draft. */
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ChosenFile } from '../../machines/chosen-files.ts';
import type { Draft } from './draft.tsx';

type Snapshot = { value: unknown; context: { files: ChosenFile[] } };
type Flow = {
  send: (event: { type: 'file.add'; files: File[] } | { type: 'file.remove'; key: string }) => void;
  getSnapshot: () => Snapshot;
  subscribe: (onSnapshot: (snapshot: Snapshot) => void) => { unsubscribe: () => void };
};
type Written = { text: string; files: File[] };

/**
 * Keeps the text and the flow's files as the draft, and gives the flow the files that the draft had: they are chosen
 * again, so that the current limits apply to them. `text` is what the form begins with.
 */
export function useWritten(flow: Flow, draft: Draft<'submission' | 'reply'>, text: string) {
  const written = useRef<Written>({ text, files: draft.values?.files ?? [] });
  const keep = (change: Partial<Written>) => {
    written.current = { ...written.current, ...change };
    draft.onChange(written.current);
  };
  const choose = useEffectEvent(() => {
    const drafted = written.current.files;
    const { files } = flow.getSnapshot().context;
    if (draft.isTaken) {
      for (const { key, file } of files) if (!drafted.includes(file)) flow.send({ type: 'file.remove', key });
    }
    if (flow.getSnapshot().context.files.length === 0) flow.send({ type: 'file.add', files: drafted });
  });
  useEffect(() => choose(), []);
  const keepFiles = useEffectEvent((chosen: File[]) => {
    const before = written.current.files;
    const isChanged = chosen.length !== before.length || chosen.some((file, index) => file !== before[index]);
    if (isChanged) keep({ files: chosen });
  });
  useEffect(() => {
    const { unsubscribe } = flow.subscribe(({ value, context }) => {
      if (value !== 'closed') keepFiles(context.files.map(({ file }) => file));
    });
    return unsubscribe;
  }, [flow]);
  return {
    onWrite: (typed: string) => keep({ text: typed }),
    /** To be called when the form was sent: what is written next is a new draft. */
    onSent: () => {
      written.current = { text: '', files: [] };
      draft.onSent();
    },
  };
}
