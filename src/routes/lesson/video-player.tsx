/** The player of a video, in a lesson or among the learning resources. */

import { type ReactNode, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { OperationInput } from '../../api/operation.ts';
import type { lessonVideoMachine } from '../../machines/lesson/video.machine.ts';
import { LessonVideoScreen } from '../../ui/screens/lesson/video/video.view.tsx';
import { useFlow } from '../first-screen.ts';
import { useEmitted } from '../use-emitted.ts';
import { FileHost, MovingDrawing, soundOf } from './moving-picture.tsx';
import type { createStage } from './stage.ts';
import { Timeline } from './timeline.ts';
import { connectLessonVideo } from './video.connect.ts';
import { keepPreferences, readPreferences } from './video-preferences.ts';

const lessMotion = '(prefers-reduced-motion: reduce)';

/** The machine of one player, with its stage and the functions that keep the position. */
export type MadePlayer = {
  machine: typeof lessonVideoMachine;
  stage: ReturnType<typeof createStage>['stage'];
  keep: (seconds: number) => void;
  /** Sends a position again that could not be sent before. */
  retry: () => void;
};

type VideoPlayerProps = {
  made: MadePlayer;
  lesson: OperationInput<'getVideo'>;
  title: string;
  transcript: ReactNode;
};

export function VideoPlayer({ made: { machine, stage, keep, retry }, lesson, title, transcript }: VideoPlayerProps) {
  const input = { ...lesson, ...readPreferences(), isStill: matchMedia(lessMotion).matches };
  // Called before `useFlow`, because the machine removes its media when it stops.
  useLeaving(() => {
    const { media } = stage;
    if (media && !media.paused) keep(media.currentTime);
  });
  const [snapshot, send, flow] = useFlow(machine, { input });
  useSyncExternalStore(stage.subscribe, stage.read);
  useEmitted(flow, 'keep', ({ seconds }) => keep(seconds));
  useEmitted(flow, 'prefer', keepPreferences);
  useMotion((isReduced) => send({ type: isReduced ? 'motion.reduce' : 'motion.allow' }));
  useEffect(() => {
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [retry]);
  const { media } = stage;
  const { video } = snapshot.context;
  const picture =
    media instanceof Timeline && video ? (
      <MovingDrawing timeline={media} video={video} seconds={snapshot.context.seconds} label={title} />
    ) : (
      media instanceof HTMLVideoElement && <FileHost video={media} label={title} />
    );
  const shown = { picture, captions: stage.cues, sound: soundOf(media, stage.changed), transcript };
  return <LessonVideoScreen view={connectLessonVideo(snapshot, send, shown)} />;
}

function useMotion(listener: (isReduced: boolean) => void) {
  const listen = useEffectEvent(listener);
  useEffect(() => {
    const query = matchMedia(lessMotion);
    const change = () => listen(query.matches);
    query.addEventListener('change', change);
    return () => query.removeEventListener('change', change);
  }, []);
}

/** Calls the listener when the page or this lesson is left. */
function useLeaving(listener: () => void) {
  const listen = useEffectEvent(listener);
  useEffect(() => {
    const leave = () => listen();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
}
