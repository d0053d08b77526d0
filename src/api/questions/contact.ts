/** Questions to instructors, and the threads that they start. */
import { actor } from '../actors.ts';
import { client, parsed } from '../client.ts';
import { contactInstructorResponse } from '../generated/schemas/questions.ts';
import type { OperationInput } from '../operation.ts';

export const contactInstructor = actor(({ courseId, ...body }: OperationInput<'contactInstructor'>, signal) =>
  parsed(
    client.POST('/courses/{courseId}/messages', { params: { path: { courseId } }, body, signal }),
    contactInstructorResponse,
  ),
);
