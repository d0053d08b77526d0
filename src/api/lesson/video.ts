/**
 * What a video lesson plays, and the position in it. The player asks each time, as the position moves elsewhere, too.
 */
import { client, parsed } from '../client.ts';
import { getVideoResponse, keepPositionResponse } from '../generated/schemas/lesson-video.ts';
import type { OperationInput } from '../operation.ts';

export const loadVideo = (input: OperationInput<'getVideo'>, signal: AbortSignal) =>
  parsed(
    client.GET('/courses/{courseId}/lessons/{lessonId}/video', { params: { path: input }, signal }),
    getVideoResponse,
  );

/** `keepalive`: the call completes even if the page is closed. */
export const keepPosition = ({ courseId, lessonId, seconds }: OperationInput<'keepPosition'>) =>
  parsed(
    client.PUT('/courses/{courseId}/lessons/{lessonId}/position', {
      params: { path: { courseId, lessonId } },
      body: { seconds },
      keepalive: true,
    }),
    keepPositionResponse,
  );
