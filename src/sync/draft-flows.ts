/** Drafts go on being kept and sent after their form has gone, for as long as the page is there. */
import { type ActorRefFrom, createActor } from 'xstate';
import type { DraftPlace } from '../api/operation.ts';
import { personChanged } from '../api/session-events.ts';
import { draftMachine } from '../machines/sync/draft.machine.ts';
import { draftOf } from '../machines/sync/draft-parts.ts';
import { addEarlier, eraseDraft, hearTabs, holdDraft, leaveDraft, writeDraft } from './drafts.ts';
import { deleteDraft, isSignedIn } from './drafts-end.ts';
import { isNews, openDraft } from './drafts-found.ts';
import { saveDraft } from './drafts-server.ts';
import { eraseLastWords } from './last-words.ts';
import { nameOf } from './subject.ts';

const machine = draftMachine.provide({ actors: { writeDraft, saveDraft } });

export type DraftFlow = ActorRefFrom<typeof machine>;
/** The values in words, for where they fit no field. */
export type Words = (values: object) => string;
type Entry = { flow: DraftFlow; forms: number; end: () => void };

const entries = new Map<string, Entry>();

/** A browser that keeps nothing says so in its draft's state. */
const quietly = (promise: Promise<unknown>) => void promise.catch(() => {});

/** The draft of a form that opens: one that is still on its way, or as device and server have it. */
export async function openFlow(place: DraftPlace, words: Words): Promise<{ flow: DraftFlow; earlier: string }> {
  const name = nameOf(place);
  const opened = entries.has(name) ? null : await openDraft(place);
  const entry = entries.get(name) ?? (opened && start(place, opened, words));
  if (!entry) return openFlow(place, words); // it has ended meanwhile
  entry.forms += 1;
  return { flow: entry.flow, earlier: opened?.earlier ?? (await addEarlier(place, []).catch(() => '')) };
}

/** The form goes: what was typed last is kept and sent at once. */
export function closeFlow({ flow, place }: { flow: DraftFlow; place: DraftPlace }): void {
  const entry = entries.get(nameOf(place));
  flow.send({ type: 'keep' });
  if (!entry) return;
  entry.forms -= 1;
  if (entry.forms === 0 && (isAtRest(flow) || !isSignedIn(place.person))) entry.end();
}

/** Nothing is left to be written or sent. */
const isAtRest = (flow: DraftFlow) => {
  const { value } = flow.getSnapshot();
  return value === 'empty' || value === 'saved' || value === 'rejected' || value === 'outdated';
};

function start(place: DraftPlace, opened: Awaited<ReturnType<typeof openDraft>>, words: Words): Entry {
  const { draft, found, other, late } = opened;
  const flow = createActor(machine, { input: { place, ...draft, found, other, random: Math.random } });
  flow.on('keep', (event) => quietly(holdDraft(event.draft, words(event.draft.values))));
  flow.on('erase', ({ base }) => {
    quietly(eraseDraft(place, base === null ? 'draft.ended' : 'draft.discarded'));
    if (base) quietly(deleteDraft(place, base, draft.writer));
  });
  const endHearing = hearTabs(place, flow.send);
  const entry: Entry = {
    flow,
    forms: 0,
    end: () => {
      entries.delete(nameOf(place));
      endHearing();
      flow.stop();
    },
  };
  entries.set(nameOf(place), entry);
  flow.start();
  flow.subscribe(() => entry.forms === 0 && isAtRest(flow) && entry.end());
  quietly(
    late.then((server) => {
      if (server.other && isNews(server, flow.getSnapshot().context)) {
        flow.send({ type: 'draft.outdated', other: server.other });
      }
    }),
  );
  return entry;
}

const tellAll = (type: 'keep' | 'wake') => {
  for (const { flow } of entries.values()) flow.send({ type });
};

addEventListener('signout', () => tellAll('keep'));
addEventListener('pagehide', () => {
  for (const { flow } of entries.values()) {
    const { value, context } = flow.getSnapshot();
    if (value === 'typing' || value === 'writing') leaveDraft(draftOf({ context }));
  }
  tellAll('keep');
});
addEventListener('pageshow', ({ persisted }) => {
  // Back from the browser's memory, the page goes on from where it stood.
  if (persisted) for (const { flow } of entries.values()) eraseLastWords(flow.getSnapshot().context.place);
});
addEventListener('online', () => tellAll('wake'));
addEventListener('requestend', ({ detail }) => detail === 'request.answered' && tellAll('wake'));
addEventListener('discard', () => {
  for (const { end } of [...entries.values()]) end();
});
// Where a form still stands, it goes on if the same person signs in again.
personChanged.listen(() => {
  for (const { forms, end } of [...entries.values()]) if (forms === 0) end();
});
