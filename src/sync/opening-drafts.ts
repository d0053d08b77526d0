/** Decides what a form opens with: the device's draft, the server's, or a conflict between both. */
import { newKey } from '../api/idempotency-key.ts';
import { type DraftKey, emptyDraft, type Input, type OtherDraft, type PageDraft } from '../machines/sync/draft.ts';
import { type DeviceDraft, eraseDraft, keepDraft, readDraft } from './device-drafts.ts';
import { inTime } from './device-store.ts';
import { askServer, type ServerDraft } from './server-drafts.ts';

type Own = Omit<PageDraft, 'draftKey'>;

export type Found = {
  found: Input['found'];
  draft: Own;
  other: OtherDraft | null;
  /** What to do with the device's record: take the server's draft, or erase it as the form was sent elsewhere. */
  device?: 'take' | 'erase';
};

/** Whether the server's draft is newer and was written by another device. */
export const isNewer = ({ revision, writer }: ServerDraft, own: Pick<Own, 'serverRevision' | 'deviceId'>): boolean =>
  revision > own.serverRevision && writer !== own.deviceId;

/** An unsaved draft wins over an older one of the server. A newer one there is used, or conflicts with an unsaved. */
export function reconcile(device: DeviceDraft | null, server: ServerDraft | null): Found {
  const { isUnsaved, ...own } = device ?? { ...blank(), isUnsaved: false };
  const kept = isUnsaved ? 'unsaved' : 'saved';
  if (!server) return { found: device ? kept : 'nothing', draft: own, other: null };
  const { revision, writer, other } = server;
  const hasNewer = isNewer(server, own);
  if (hasNewer && other) {
    if (isUnsaved) return { found: 'conflict', draft: own, other };
    const values = { ...own.values, ...other.values };
    return { found: 'saved', draft: { ...own, values, serverRevision: revision }, other: null, device: 'take' };
  }
  const hasEnded = hasNewer && writer === undefined && !isUnsaved;
  const draft = { ...own, serverRevision: revision };
  if (!device) return { found: 'nothing', draft, other: null };
  if (hasEnded)
    return { found: 'nothing', draft: { ...blank(), serverRevision: revision }, other: null, device: 'erase' };
  return { found: revision === own.serverRevision ? kept : 'unsaved', draft, other: null };
}

const blank = (): Own => ({ ...emptyDraft, deviceId: newKey() });

/** Reads the device and asks the server at the same time. `late` is the server's answer, which may come too late. */
export async function openDraft(draftKey: DraftKey): Promise<Found & { setAside: string; late: Promise<ServerDraft> }> {
  const late = askServer(draftKey);
  const [device, server] = await Promise.all([inTime(readDraft(draftKey)), inTime(late)]);
  const { draft: kept, setAside } = device ?? { draft: null, setAside: '' };
  const found = reconcile(kept, server);
  const { draft } = found;
  if (found.device === 'erase') await eraseDraft(draftKey, 'draft.ended').catch(() => {});
  if (found.device !== 'take') return { ...found, setAside, late };
  const written = await keepDraft({ draftKey, ...draft }, false).catch(() => null);
  const writeId = typeof written === 'string' ? written : draft.writeId;
  return { ...found, draft: { ...draft, writeId }, setAside, late };
}
