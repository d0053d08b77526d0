/** What a draft knows, hears and says. */
import type { Failure } from '../../api/failure.ts';
import type { DraftEvent, DraftInput, DraftPlace, OtherDraft } from '../../api/operation.ts';

export type Input = DraftInput & {
  found: 'nothing' | 'unsent' | 'saved' | 'outdated';
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
  | { type: 'keep' } // the page or the form is left: at once
  | { type: 'wake' } // requests get through again
  | { type: 'use' } // the other's version
  | { type: 'mine' } // this one, over the other's
  | { type: 'sent' }
  | { type: 'discard' } // nothing is left of it
  | { type: 'draft.ended' } // another tab has sent it
  | { type: 'draft.discarded' } // another tab has, though it stands here
  | DraftEvent;

export type Emitted =
  | { type: 'keep'; draft: DraftInput }
  /** `base` is the revision that may go from the server, too; null where it knows. */
  | { type: 'erase'; place: DraftPlace; base: number | null };

export const nothing = { values: {}, base: 0, seen: '' };

export const draftOf = ({ context: { place, values, base, writer, seen } }: { context: Context }): DraftInput => ({
  place,
  values,
  base,
  writer,
  seen,
});
