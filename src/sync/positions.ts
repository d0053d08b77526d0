/**
 * Where a person is in a video: sent to the server for all their devices, and on this device while the server does not
 * have it. The last one counts, so that nothing is asked and nobody has to choose.
 */
import { del, get, set } from 'idb-keyval';
import * as z from 'zod/mini';
import { keepPosition } from '../api/lesson/video.ts';
import type { OperationOutput } from '../api/operation.ts';
import { draftsDeleted } from '../api/signals.ts';
import { inTime, store } from './device-store.ts';
import { isSignedIn } from './signed-in.ts';

type Video = OperationOutput<'getVideo'>;
export type VideoKey = { person: string; courseId: string; lessonId: string };

const keyOf = ({ person, courseId, lessonId }: VideoKey) => [person, 'video', `${courseId}/${lessonId}`, 'position'];

/** `base`: when the server's position was kept that this one goes on from; null where there was none. */
const record = z.object({ seconds: z.number(), base: z.nullable(z.string()) });

/** The video as it is resumed: a position that the server does not have counts, unless the server has a newer one. */
export async function resumed(videoKey: VideoKey, video: Video): Promise<Video> {
  const { position } = video;
  if (!position) return video;
  const found = record.safeParse(await inTime(get(keyOf(videoKey), store))).data;
  const goesOn = found && found.base === (position.keptAt ?? null) && found.seconds <= video.seconds;
  return goesOn ? { ...video, position: { ...position, seconds: found.seconds } } : video;
}

export type PositionKeeper = {
  /** Keeps it on the device, and sends it; while one is under way, only the newest follows. */
  keep: (seconds: number) => void;
  /** Sends what could not be sent before. */
  retry: () => void;
};

/** How often drafts were deleted on this page: a keeper that was made before a deletion stores nothing after it. */
let deletions = 0;
draftsDeleted.listen(() => {
  deletions += 1;
});

/** Keeps a position as the video is watched. `keptAt`: when the server's position was kept that playing began from. */
export function positionKeeper(videoKey: VideoKey, keptAt: string | undefined): PositionKeeper {
  let base = keptAt ?? null;
  let newest: number | null = null;
  let isSending = false;
  const deletionsBefore = deletions;
  const isOver = () => deletions > deletionsBefore;

  async function send(): Promise<void> {
    if (isSending || isOver() || newest === null || !isSignedIn(videoKey.person)) return;
    isSending = true;
    const seconds = newest;
    try {
      const kept = await keepPosition({ courseId: videoKey.courseId, lessonId: videoKey.lessonId, seconds });
      if (isOver()) return;
      base = kept.keptAt ?? base;
      if (newest === seconds) {
        newest = null;
        await inTime(del(keyOf(videoKey), store));
      } else await inTime(set(keyOf(videoKey), { seconds: newest, base }, store));
    } catch {
      // It stays on the device, and is sent with the next position.
      isSending = false;
      return;
    }
    isSending = false;
    await send();
  }

  return {
    keep: (seconds) => {
      if (isOver()) return;
      newest = Math.round(seconds * 10) / 10;
      void inTime(set(keyOf(videoKey), { seconds: newest, base }, store));
      void send();
    },
    retry: () => void send(),
  };
}
