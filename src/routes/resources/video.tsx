import { type ReactNode, useState } from 'react';
import { fromPromise } from 'xstate';
import type { OperationInput } from '../../api/operation.ts';
import { lessonVideoMachine, type Video } from '../../machines/lesson/video.machine.ts';
import { createStage } from '../lesson/stage.ts';
import { type MadePlayer, VideoPlayer } from '../lesson/video-player.tsx';

/** The player of a video that has been loaded with its resource; its position is not kept. */
function makePlayer(video: Video): MadePlayer {
  const { stage, media } = createStage();
  const getVideo = fromPromise<Video, OperationInput<'getVideo'>>(async () => video);
  return {
    machine: lessonVideoMachine.provide({ actors: { getVideo, media } }),
    stage,
    keep: () => {},
    retry: () => {},
  };
}

/** The player asks for a lesson, but a resource's video belongs to none. */
const nowhere = { courseId: '', lessonId: '' };

type ResourceVideoProps = { title: string; video: Video; transcript: ReactNode };

export function ResourceVideo({ title, video, transcript }: ResourceVideoProps) {
  const [made] = useState(() => makePlayer(video));
  return <VideoPlayer made={made} lesson={nowhere} title={title} transcript={transcript} />;
}
