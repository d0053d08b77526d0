/** Drafts go on being kept and saved after their form has gone, for as long as the page is there. */
import { type ActorRefFrom, createActor } from 'xstate';
import { draftsDeleted, draftsToKeep, personChanged, requestEnded } from '../api/signals.ts';
import { draftMachine } from '../machines/sync/draft.machine.ts';
import { type DraftPlace, draftOf } from '../machines/sync/draft.ts';
import { addSetAside, eraseDraft, holdDraft, onChangeElsewhere, writeDraft } from './device-drafts.ts';
import { nameOf, unloadCopy } from './device-store.ts';
import { copyOnUnload } from './draft-record.ts';
import { deleteDraft, isSignedIn } from './ending-drafts.ts';
import { isNewer, openDraft } from './opening-drafts.ts';
import { saveDraft } from './server-drafts.ts';

const machine = draftMachine.provide({ actors: { writeDraft, saveDraft } });

export type RunningDraft = ActorRefFrom<typeof machine>;
/** The values in words, for where they fit no field. */
export type Words = (values: object) => string;
type Entry = { flow: RunningDraft; forms: number; end: () => void };

const entries = new Map<string, Entry>();

/** A browser that keeps nothing says so in its draft's state. */
const quietly = (promise: Promise<unknown>) => void promise.catch(() => {});

/** The draft of a form that opens: one that is still on its way, or as device and server have it. */
export async function enterDraft(place: DraftPlace, words: Words): Promise<{ flow: RunningDraft; setAside: string }> {
  const name = nameOf(place);
  const opened = entries.has(name) ? null : await openDraft(place);
  const entry = entries.get(name) ?? (opened && start(place, opened, words));
  if (!entry) return enterDraft(place, words); // it has ended meanwhile
  entry.forms += 1;
  return { flow: entry.flow, setAside: opened?.setAside ?? (await addSetAside(place, []).catch(() => '')) };
}

/** The form goes: what was typed last is kept and saved at once. */
export function leaveDraft({ flow, place }: { flow: RunningDraft; place: DraftPlace }): void {
  const entry = entries.get(nameOf(place));
  flow.send({ type: 'leave' });
  if (!entry) return;
  entry.forms -= 1;
  if (entry.forms === 0 && (isAtRest(flow) || !isSignedIn(place.person))) entry.end();
}

/** There is nothing more to be written or saved. */
const isAtRest = (flow: RunningDraft) => {
  const { value } = flow.getSnapshot();
  return value === 'empty' || value === 'saved' || value === 'rejected' || value === 'conflict';
};

function start(place: DraftPlace, opened: Awaited<ReturnType<typeof openDraft>>, words: Words): Entry {
  const { draft, found, other, late } = opened;
  const flow = createActor(machine, { input: { place, ...draft, found, other, random: Math.random } });
  flow.on('keep', (event) => quietly(holdDraft(event.draft, words(event.draft.values))));
  flow.on('erase', ({ serverRevision }) => {
    quietly(eraseDraft(place, serverRevision === null ? 'draft.ended' : 'draft.discarded'));
    if (serverRevision) quietly(deleteDraft(place, serverRevision, draft.deviceId));
  });
  const ignoreTabs = onChangeElsewhere(place, flow.send);
  const entry: Entry = {
    flow,
    forms: 0,
    end: () => {
      entries.delete(nameOf(place));
      ignoreTabs();
      flow.stop();
    },
  };
  entries.set(nameOf(place), entry);
  flow.start();
  flow.subscribe(() => entry.forms === 0 && isAtRest(flow) && entry.end());
  quietly(
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
addEventListener('pagehide', () => {
  for (const { flow } of entries.values()) {
    const { value, context } = flow.getSnapshot();
    if (value === 'typing' || value === 'writing') copyOnUnload(draftOf({ context }));
  }
  sendAll('leave');
});
addEventListener('pageshow', ({ persisted }) => {
  // Back from the browser's memory, the page goes on from where it stood.
  if (persisted) for (const { flow } of entries.values()) unloadCopy.erase(flow.getSnapshot().context.place);
});
addEventListener('online', () => sendAll('connected'));
requestEnded.listen((outcome) => outcome === 'request.answered' && sendAll('connected'));
draftsDeleted.listen(() => {
  for (const { end } of [...entries.values()]) end();
});
// Where a form still stands, it goes on if the same person signs in again.
personChanged.listen(() => {
  for (const { forms, end } of [...entries.values()]) if (forms === 0) end();
});
