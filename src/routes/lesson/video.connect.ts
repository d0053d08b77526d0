import type { ReactNode } from 'react';
import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { VideoChapter } from '../../api/generated/schema.d.ts';
import type { lessonVideoMachine, Video } from '../../machines/lesson/video.machine.ts';
import type { PlayerProps } from '../../ui/screens/lesson/video/player.tsx';
import { type Cue, cuesOf, startsOf } from '../../ui/screens/lesson/video/scenes.ts';
import type { LessonVideoView } from '../../ui/screens/lesson/video/video.view.tsx';
import { ifTaken } from '../if-taken.ts';

type Snapshot = SnapshotFrom<typeof lessonVideoMachine>;
type Send = ActorRefFrom<typeof lessonVideoMachine>['send'];

type Shown = {
  /** The picture: an explanation's drawing or the video element. */
  picture: ReactNode;
  /** The captions of a file, once they have been loaded. */
  captions: Cue[];
  sound: PlayerProps['sound'];
  /** What to read while there is nothing to play. */
  transcript: ReactNode;
};

export function connectLessonVideo(snapshot: Snapshot, send: Send, shown: Shown): LessonVideoView {
  const { transcript } = shown;
  const onRetry = () => send({ type: 'retry' });
  const onSeek = (seconds: number) => send({ type: 'seek', seconds });
  return match(snapshot.value)
    .returnType<LessonVideoView>()
    .with('loading', 'loaded', () => ({ state: 'loading', transcript }))
    .with('failed', 'unplayable', (state) => ({ state, onRetry, transcript }))
    .with('stills', (state) => ({ state, ...sceneOf(snapshot), onSeek }))
    .with({ open: 'preparing' }, () => ({ state: 'open.preparing', player: playerOf(snapshot, send, shown) }))
    .with({ open: 'paused' }, () => ({ state: 'open.paused', player: playerOf(snapshot, send, shown) }))
    .with({ open: 'playing' }, () => ({ state: 'open.playing', player: playerOf(snapshot, send, shown) }))
    .with({ open: 'waiting' }, () => ({ state: 'open.waiting', player: playerOf(snapshot, send, shown) }))
    .with({ open: 'ended' }, () => ({ state: 'open.ended', player: playerOf(snapshot, send, shown) }))
    .exhaustive();
}

export function chaptersOf({ media }: Video): VideoChapter[] {
  return media.kind === 'scenes' ? media.chapters : [];
}

function videoIn({ context: { video } }: Snapshot): Video {
  if (!video) throw new Error('A player without a video.');
  return video;
}

const sceneOf = (snapshot: Snapshot) => ({
  chapters: chaptersOf(videoIn(snapshot)),
  seconds: snapshot.context.seconds,
});

function playerOf(snapshot: Snapshot, send: Send, { picture, captions, sound }: Shown): PlayerProps {
  const { seconds, speed, hasCaptions } = snapshot.context;
  const video = videoIn(snapshot);
  const chapters = chaptersOf(video);
  const starts = startsOf(chapters);
  return {
    picture,
    cues: video.media.kind === 'scenes' ? cuesOf(chapters) : captions,
    chapters: chapters.map(({ title }, index) => ({ title, start: starts[index] ?? 0 })),
    playing: match(snapshot.value)
      .returnType<PlayerProps['playing']>()
      .with({ open: 'playing' }, { open: 'waiting' }, () => 'playing')
      .with({ open: 'ended' }, () => 'ended')
      .otherwise(() => 'paused'),
    onPlay: ifTaken(snapshot, send, { type: 'play' }) ?? null,
    onPause: () => send({ type: 'pause' }),
    seconds,
    duration: video.seconds,
    onSeek: (to) => send({ type: 'seek', seconds: to }),
    speed,
    onSpeed: (to) => send({ type: 'speed.choose', speed: to }),
    hasCaptions,
    onCaptions: () => send({ type: 'captions.toggle' }),
    sound,
  };
}
