/** What a form begins with: what the device has, beside what the server has. */

import { newKey } from '../api/idempotency-key.ts';
import type { DraftInput, DraftPlace, OtherDraft } from '../api/operation.ts';
import { type DeviceDraft, eraseDraft, keepDraft, readDraft } from './drafts.ts';
import { askServer, type ServerDraft } from './drafts-server.ts';
import { inTime } from './in-time.ts';

type Known = Omit<DraftInput, 'place'>;

export type Found = {
  found: 'nothing' | 'unsent' | 'saved' | 'outdated';
  draft: Known;
  other: OtherDraft | null;
  /** What the device is to do: take the server's over, or forget what was sent elsewhere. */
  device?: 'take' | 'erase';
};

/** Whether the server has what this device has neither seen nor written. */
export const isNews = ({ revision, writer }: ServerDraft, own: Pick<Known, 'base' | 'writer'>): boolean =>
  revision > own.base && writer !== own.writer;

/** Local work that was not sent wins over older work of the server's; what is newer there is taken or asked about. */
export function reconcile(device: DeviceDraft | null, server: ServerDraft | null): Found {
  const { isUnsent, ...own } = device ?? { ...blank(), isUnsent: false };
  const standing = isUnsent ? 'unsent' : 'saved';
  if (!server) return { found: device ? standing : 'nothing', draft: own, other: null };
  const { revision, writer, other } = server;
  const hasNews = isNews(server, own);
  if (hasNews && other) {
    if (isUnsent) return { found: 'outdated', draft: own, other };
    const values = { ...own.values, ...other.values };
    return { found: 'saved', draft: { ...own, values, base: revision }, other: null, device: 'take' };
  }
  const hasEnded = hasNews && writer === undefined && !isUnsent;
  if (!device) return { found: 'nothing', draft: { ...own, base: revision }, other: null };
  if (hasEnded) return { found: 'nothing', draft: { ...blank(), base: revision }, other: null, device: 'erase' };
  return { found: revision === own.base ? standing : 'unsent', draft: { ...own, base: revision }, other: null };
}

const blank = (): Known => ({ values: {}, base: 0, writer: newKey(), seen: '' });

/** Looks on the device and asks the server at the same time. `late` is what the server says, however long it takes. */
export async function openDraft(place: DraftPlace): Promise<Found & { earlier: string; late: Promise<ServerDraft> }> {
  const late = askServer(place);
  const [device, server] = await Promise.all([inTime(readDraft(place)), inTime(late)]);
  const { draft: kept, earlier } = device ?? { draft: null, earlier: '' };
  const found = reconcile(kept, server);
  const { draft } = found;
  if (found.device === 'erase') await eraseDraft(place, 'draft.ended').catch(() => {});
  if (found.device !== 'take') return { ...found, earlier, late };
  const seen = await keepDraft({ place, ...draft }, false).catch(() => draft.seen);
  return { ...found, draft: { ...draft, seen: typeof seen === 'string' ? seen : draft.seen }, earlier, late };
}
