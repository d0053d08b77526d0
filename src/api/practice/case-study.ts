/** Sending the end of a case study. */
import type * as z from 'zod/mini';
import { forget } from '../cache.ts';
import { client, parsed } from '../client.ts';
import { finishCaseStudyResponse } from '../generated/schemas/practice.ts';
import type { KeyedCall, OperationInput } from '../operation.ts';

type Progress = z.infer<typeof finishCaseStudyResponse>;

export const finishCaseStudy: KeyedCall<OperationInput<'finishCaseStudy'>, Progress> = async (
  { courseId, lessonId, decisions },
  sending,
) => {
  try {
    return await parsed(
      client.POST('/courses/{courseId}/lessons/{lessonId}/decisions', {
        params: { path: { courseId, lessonId } },
        body: { decisions },
        ...sending,
      }),
      finishCaseStudyResponse,
    );
  } finally {
    // Also after a failed call, as the server may have made the change anyway.
    forget('Courses');
  }
};
