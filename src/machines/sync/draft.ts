/** What was typed into a form and not yet submitted: where it belongs, who has which version of it, what befalls it. */
import type { Failure } from '../../api/failure.ts';

/** Where the draft of a form belongs. */
export type DraftPlace = {
  person: string;
  form: 'quiz' | 'submission' | 'extension' | 'profile';
  /** What the form is about: an assignment, a quiz. */
  subject: string;
};

/** Of which versions a draft is the next one: nothing else is written over. */
export type DraftVersions = {
  /** The server's revision; 0 where it has none. */
  serverRevision: number;
  /** By which the server knows this device's own versions. */
  deviceId: string;
  /** Names the write of the device's record. */
  writeId: string;
};

/** A draft as the page has it. */
export type PageDraft = DraftVersions & { place: DraftPlace; values: object };

/** The same draft as another tab or another device has it. */
export type OtherDraft = {
  values: object;
  savedAt: string;
  /** What goes on from it is the next version of these: with the device's record where a tab wrote it. */
  versions: Pick<DraftVersions, 'serverRevision'> | DraftVersions;
};

/** What comes of keeping a draft. */
export type DraftEvent =
  | { type: 'draft.written'; writeId: string }
  | { type: 'draft.refused' } // by the device
  | { type: 'draft.saved'; serverRevision: number }
  | { type: 'draft.delayed'; failure: Failure }
  | { type: 'draft.rejected'; failure: Failure }
  | DraftConflict;

/** It was changed elsewhere, and this page does not go on from that. */
export type DraftConflict = { type: 'draft.conflict'; other: OtherDraft };

/** What a tab has done with a draft, for the same draft in the other tabs. */
export type DraftChange =
  | DraftConflict
  | { type: 'draft.ended' } // its form was sent
  | { type: 'draft.discarded' }; // it stands in the other tabs

export type Input = PageDraft & {
  found: 'nothing' | 'unsaved' | 'saved' | 'conflict';
  /** Another's version, until the student has chosen. */
  other: OtherDraft | null;
  /** 0 to 1: so that not everybody sends at once when a server is back. */
  random: () => number;
};

export type Context = Input & {
  /** What the server's answer lacked last, and how often in a row. */
  failure: Failure | null;
  tries: number;
};

export type Event =
  | { type: 'change'; values: object }
  | { type: 'leave' } // the form or the page: keep it at once
  | { type: 'connected' } // requests get through again
  | { type: 'useOther' }
  | { type: 'keepMine' } // over the other's
  | { type: 'sent' }
  | { type: 'discard' } // nothing is left of it
  | DraftEvent
  | DraftChange;

export type Emitted =
  | { type: 'keep'; draft: PageDraft }
  /** `serverRevision` is the one that may go from the server, too; null where it knows. */
  | { type: 'erase'; place: DraftPlace; serverRevision: number | null };

export const nothing = { values: {}, serverRevision: 0, writeId: '' };

export const draftOf = ({ context }: { context: Context }): PageDraft => {
  const { place, values, serverRevision, deviceId, writeId } = context;
  return { place, values, serverRevision, deviceId, writeId };
};
