import { type ReactNode, useState } from 'react';
import { fromPromise } from 'xstate';
import { loadVideo } from '../../api/lesson/video.ts';
import type { OperationInput } from '../../api/operation.ts';
import { lessonVideoMachine, type Video } from '../../machines/lesson/video.machine.ts';
import { type PositionKeeper, positionKeeper, resumed } from '../../sync/positions.ts';
import { useAuth } from '../account/session.tsx';
import { lessonUsed } from '../analytics/lesson-used.ts';
import { createStage } from './stage.ts';
import { type MadePlayer, VideoPlayer } from './video-player.tsx';

/** The machine of a lesson's player, with its stage and the functions that keep the position. */
function makePlayer(person: string | undefined): MadePlayer {
  const { stage, media } = createStage();
  let keeper: PositionKeeper | null = null;
  const getVideo = fromPromise<Video, OperationInput<'getVideo'>>(async ({ input, signal }) => {
    const video = await loadVideo(input, signal);
    if (!person || !video.position) return video;
    const videoKey = { person, ...input };
    const found = await resumed(videoKey, video);
    keeper = positionKeeper(videoKey, video.position.keptAt);
    // This device has a later position that it could not send before: send it now.
    if (found.position && found.position.seconds !== video.position.seconds) keeper.keep(found.position.seconds);
    return found;
  });
  const machine = lessonVideoMachine.provide({ actors: { getVideo, media } });
  return {
    machine,
    stage,
    keep: (seconds: number) => {
      keeper?.keep(seconds);
      lessonUsed.dispatchEvent(new Event('use'));
    },
    retry: () => keeper?.retry(),
  };
}

type LessonVideoProps = { lesson: { id: string; courseId: string; title: string }; transcript: ReactNode };

export function LessonVideo({ lesson, transcript }: LessonVideoProps) {
  const person = useAuth().currentUser?.id;
  const [made] = useState(() => makePlayer(person));
  const { courseId, id: lessonId, title } = lesson;
  return <VideoPlayer made={made} lesson={{ courseId, lessonId }} title={title} transcript={transcript} />;
}
