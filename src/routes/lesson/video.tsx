import { useMachine } from '@xstate/react';
import { type ReactNode, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { fromPromise } from 'xstate';
import { loadVideo } from '../../api/lesson/video.ts';
import type { OperationInput } from '../../api/operation.ts';
import { lessonVideoMachine, type Video } from '../../machines/lesson/video.machine.ts';
import { type PositionKeeper, positionKeeper, resumed } from '../../sync/positions.ts';
import { LessonVideoScreen } from '../../ui/screens/lesson/video/video.view.tsx';
import { useAuth } from '../account/session.tsx';
import { useEmitted } from '../use-emitted.ts';
import { FileHost, MovingDrawing, soundOf } from './moving-picture.tsx';
import { createStage } from './stage.ts';
import { Timeline } from './timeline.ts';
import { connectLessonVideo } from './video.connect.ts';
import { keepPreferences, readPreferences } from './video-preferences.ts';

const lessMotion = '(prefers-reduced-motion: reduce)';

/** The machine of one player, with what it plays on and where it keeps the position. */
function makePlayer(person: string | undefined) {
  const { stage, media } = createStage();
  let keeper: PositionKeeper | null = null;
  const getVideo = fromPromise<Video, OperationInput<'getVideo'>>(async ({ input, signal }) => {
    const video = await loadVideo(input, signal);
    if (!person || !video.position) return video;
    const place = { person, ...input };
    const found = await resumed(place, video);
    keeper = positionKeeper(place, video.position.keptAt);
    // The server has another one: this device could not send it before.
    if (found.position && found.position.seconds !== video.position.seconds) keeper.keep(found.position.seconds);
    return found;
  });
  const machine = lessonVideoMachine.provide({ actors: { getVideo, media } });
  return { machine, stage, keep: (seconds: number) => keeper?.keep(seconds), retry: () => keeper?.retry() };
}

type LessonVideoProps = { lesson: { id: string; courseId: string; title: string }; transcript: ReactNode };

export function LessonVideo({ lesson, transcript }: LessonVideoProps) {
  const person = useAuth().currentUser?.id;
  const [{ machine, stage, keep, retry }] = useState(() => makePlayer(person));
  const { courseId, id: lessonId } = lesson;
  const input = { courseId, lessonId, ...readPreferences(), isStill: matchMedia(lessMotion).matches };
  // Before the machine, which takes its media away as it stops.
  useLeaving(() => {
    const { media } = stage;
    if (media && !media.paused) keep(media.currentTime);
  });
  const [snapshot, send, flow] = useMachine(machine, { input });
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
      <MovingDrawing timeline={media} video={video} seconds={snapshot.context.seconds} label={lesson.title} />
    ) : (
      media instanceof HTMLVideoElement && <FileHost video={media} label={lesson.title} />
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

/** As the page, or this lesson, is left. */
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
