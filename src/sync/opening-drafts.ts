/** What a form begins with: what the device has, beside what the server has. */
import { newKey } from '../api/idempotency-key.ts';
import { type DraftPlace, type Input, nothing, type OtherDraft, type PageDraft } from '../machines/sync/draft.ts';
import { type DeviceDraft, eraseDraft, keepDraft, readDraft } from './device-drafts.ts';
import { inTime } from './device-store.ts';
import { askServer, type ServerDraft } from './server-drafts.ts';

type Own = Omit<PageDraft, 'place'>;

export type Found = {
  found: Input['found'];
  draft: Own;
  other: OtherDraft | null;
  /** What the device is to do: take the server's over, or forget what was sent elsewhere. */
  device?: 'take' | 'erase';
};

/** Whether the server has what this device has neither read nor written. */
export const isNewer = ({ revision, writer }: ServerDraft, own: Pick<Own, 'serverRevision' | 'deviceId'>): boolean =>
  revision > own.serverRevision && writer !== own.deviceId;

/** What the server does not have yet wins over its older work; what is newer there is taken, or a conflict. */
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

const blank = (): Own => ({ ...nothing, deviceId: newKey() });

/** Looks on the device and asks the server at the same time. `late` is what the server says, however long it takes. */
export async function openDraft(place: DraftPlace): Promise<Found & { setAside: string; late: Promise<ServerDraft> }> {
  const late = askServer(place);
  const [device, server] = await Promise.all([inTime(readDraft(place)), inTime(late)]);
  const { draft: kept, setAside } = device ?? { draft: null, setAside: '' };
  const found = reconcile(kept, server);
  const { draft } = found;
  if (found.device === 'erase') await eraseDraft(place, 'draft.ended').catch(() => {});
  if (found.device !== 'take') return { ...found, setAside, late };
  const written = await keepDraft({ place, ...draft }, false).catch(() => null);
  const writeId = typeof written === 'string' ? written : draft.writeId;
  return { ...found, draft: { ...draft, writeId }, setAside, late };
}
