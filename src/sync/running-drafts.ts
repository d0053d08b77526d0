/** The drafts of this page: each goes on being saved after its form has closed, until the page is closed. */
import { type ActorRefFrom, createActor } from 'xstate';
import { draftsDeleted, draftsToKeep, personChanged } from '../api/signals.ts';
import { draftMachine } from '../machines/sync/draft.machine.ts';
import { type DraftKey, draftOf } from '../machines/sync/draft.ts';
import { onConnected } from './connected.ts';
import { addSetAside, eraseDraft, holdDraft, onChangeElsewhere, writeDraft } from './device-drafts.ts';
import { nameOf, unloadCopy } from './device-store.ts';
import { copyOnUnload } from './draft-record.ts';
import { deleteDraft } from './ending-drafts.ts';
import { isNewer, openDraft } from './opening-drafts.ts';
import { onPage } from './page-events.ts';
import { saveDraft } from './server-drafts.ts';
import { isSignedIn } from './signed-in.ts';

const machine = draftMachine.provide({ actors: { writeDraft, saveDraft } });

export type RunningDraft = ActorRefFrom<typeof machine>;
/** The values as plain text, to offer a draft that cannot be put back into the fields. */
export type TextOf = (values: object) => string;
type Entry = { flow: RunningDraft; forms: number; end: () => void };

const entries = new Map<string, Entry>();

/** Errors of the storage are ignored here, as the state of the draft shows them. */
const ignoreErrors = (promise: Promise<unknown>) => void promise.catch(() => {});

/** The draft for a form that opens: one that is still being saved, or else the device's or the server's. */
export async function enterDraft(
  draftKey: DraftKey,
  textOf: TextOf,
): Promise<{ flow: RunningDraft; setAside: string }> {
  const name = nameOf(draftKey);
  const opened = entries.has(name) ? null : await openDraft(draftKey);
  const entry = entries.get(name) ?? (opened && start(draftKey, opened, textOf));
  if (!entry) return enterDraft(draftKey, textOf); // it ended while this function waited
  entry.forms += 1;
  return { flow: entry.flow, setAside: opened?.setAside ?? (await addSetAside(draftKey, []).catch(() => '')) };
}

/** The form closes: what was typed last is kept and saved at once. */
export function leaveDraft({ flow, draftKey }: { flow: RunningDraft; draftKey: DraftKey }): void {
  const entry = entries.get(nameOf(draftKey));
  flow.send({ type: 'leave' });
  if (!entry) return;
  entry.forms -= 1;
  if (entry.forms === 0 && (isAtRest(flow) || !isSignedIn(draftKey.person))) entry.end();
}

/** Whether nothing is left to be written or saved. */
const isAtRest = (flow: RunningDraft) => {
  const { value } = flow.getSnapshot();
  return value === 'empty' || value === 'saved' || value === 'rejected' || value === 'conflict';
};

function start(draftKey: DraftKey, opened: Awaited<ReturnType<typeof openDraft>>, textOf: TextOf): Entry {
  const { draft, found, other, late } = opened;
  const flow = createActor(machine, { input: { draftKey, ...draft, found, other, random: Math.random } });
  flow.on('keep', (event) => ignoreErrors(holdDraft(event.draft, textOf(event.draft.values))));
  flow.on('erase', ({ serverRevision }) => {
    ignoreErrors(eraseDraft(draftKey, serverRevision === null ? 'draft.ended' : 'draft.discarded'));
    if (serverRevision) ignoreErrors(deleteDraft(draftKey, serverRevision, draft.deviceId));
  });
  const ignoreTabs = onChangeElsewhere(draftKey, flow.send);
  const entry: Entry = {
    flow,
    forms: 0,
    end: () => {
      entries.delete(nameOf(draftKey));
      ignoreTabs();
      flow.stop();
    },
  };
  entries.set(nameOf(draftKey), entry);
  flow.start();
  flow.subscribe(() => entry.forms === 0 && isAtRest(flow) && entry.end());
  ignoreErrors(
    late.then((server) => {
      if (server.other && isNewer(server, flow.getSnapshot().context)) {
        flow.send({ type: 'draft.conflict', other: server.other });
      }
    }),
  );
  return entry;
}

const sendAll = (type: 'leave' | 'connected') => {
  for (const { flow } of entries.values()) flow.send({ type });
};

draftsToKeep.listen(() => sendAll('leave'));
onPage('pagehide', () => {
  for (const { flow } of entries.values()) {
    const { value, context } = flow.getSnapshot();
    if (value === 'typing' || value === 'writing') copyOnUnload(draftOf({ context }));
  }
  sendAll('leave');
});
onPage('pageshow', ({ persisted }) => {
  // The page was restored from the back/forward cache: its own drafts go on, so the unload copies are not needed.
  if (persisted) for (const { flow } of entries.values()) unloadCopy.erase(flow.getSnapshot().context.draftKey);
});
onConnected(() => sendAll('connected'));
draftsDeleted.listen(() => {
  for (const { end } of [...entries.values()]) end();
});
// The draft of an open form is kept, as the same person may sign in again.
personChanged.listen(() => {
  for (const { forms, end } of [...entries.values()]) if (forms === 0) end();
});
