/** Sending the end of a case study. */
import type * as z from 'zod/mini';
import { client, parsed } from '../client.ts';
import { finishCaseStudyResponse } from '../generated/schemas/practice.ts';
import { changing } from '../lesson.ts';
import type { KeyedCall, OperationInput } from '../operation.ts';

type Progress = z.infer<typeof finishCaseStudyResponse>;

export const finishCaseStudy: KeyedCall<OperationInput<'finishCaseStudy'>, Progress> = (
  { courseId, lessonId, decisions },
  sending,
) =>
  changing(
    parsed(
      client.POST('/courses/{courseId}/lessons/{lessonId}/decisions', {
        params: { path: { courseId, lessonId } },
        body: { decisions },
        ...sending,
      }),
      finishCaseStudyResponse,
    ),
  );
