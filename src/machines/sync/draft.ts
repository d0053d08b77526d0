/** The types of a draft: what it belongs to, its versions on the device and on the server, and its events. */
import type { Failure } from '../../api/failure.ts';
import type { components } from '../../api/generated/schema.d.ts';

/** Identifies a draft. */
export type DraftKey = {
  person: string;
  form: components['schemas']['DraftForm'];
  /** The id of what the form is about: an assignment, a quiz, a course. */
  subject: string;
};

/** The versions that a draft was based on: only these may be overwritten. */
export type DraftVersions = {
  /** The server's revision; 0 if it has none. */
  serverRevision: number;
  /** Sent along as `writer`, so that this device's own versions are not mistaken for a conflict. */
  deviceId: string;
  /** The id of the last write of the device's record. */
  writeId: string;
};

/** The draft as it is on the screen. */
export type PageDraft = DraftVersions & { draftKey: DraftKey; values: object };

/** The version of another tab or device. */
export type OtherDraft = {
  values: object;
  savedAt: string;
  /** What a draft that continues from this version is based on; a tab's version has a record on the device, too. */
  versions: Pick<DraftVersions, 'serverRevision'> | DraftVersions;
};

/** The results of writing a draft to the device or saving it on the server. */
export type DraftEvent =
  | { type: 'draft.written'; writeId: string }
  | { type: 'draft.refused' } // the device could not store it
  | { type: 'draft.saved'; serverRevision: number }
  | { type: 'draft.delayed'; failure: Failure }
  | { type: 'draft.rejected'; failure: Failure }
  | DraftConflict;

/** The draft was changed elsewhere, and this page's version is not based on that change. */
export type DraftConflict = { type: 'draft.conflict'; other: OtherDraft };

/** What a tab reports to the other tabs about their common draft. */
export type DraftChange =
  | DraftConflict
  | { type: 'draft.ended' } // its form was sent
  | { type: 'draft.discarded' }; // the other tabs keep theirs

export type Input = PageDraft & {
  found: 'nothing' | 'unsaved' | 'saved' | 'conflict';
  /** The conflicting version, until the student has chosen. */
  other: OtherDraft | null;
  /** 0 to 1: spreads the retries, so that not all browsers send at once when the server is back. */
  random: () => number;
};

export type Context = Input & {
  /** The last failure of saving; `tries` counts the failures in a row. */
  failure: Failure | null;
  tries: number;
};

export type Event =
  | { type: 'change'; values: object }
  | { type: 'leave' } // the form closes or the page unloads: save without waiting
  | { type: 'connected' } // the server can be reached again
  | { type: 'useOther' }
  | { type: 'keepMine' } // overwrites the other version
  | { type: 'sent' }
  | { type: 'discard' } // deletes the draft everywhere
  | DraftEvent
  | DraftChange;

export type Emitted =
  | { type: 'keep'; draft: PageDraft }
  /** The revision to delete on the server, too; null if the server has ended the draft itself, as with a sent form. */
  | { type: 'erase'; draftKey: DraftKey; serverRevision: number | null };

export const emptyDraft = { values: {}, serverRevision: 0, writeId: '' };

/** The part of the machine's context that is stored. */
export const draftOf = ({ context }: { context: Context }): PageDraft => {
  const { draftKey, values, serverRevision, deviceId, writeId } = context;
  return { draftKey, values, serverRevision, deviceId, writeId };
};
