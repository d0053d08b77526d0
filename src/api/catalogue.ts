/** All courses. */
import { actor } from './actors.ts';
import { remembered } from './cache.ts';
import { client, parsed } from './client.ts';
import { courseSummaries } from './course-aliases.ts';
import type { OperationInput } from './operation.ts';

export const loadCourses = (input: OperationInput<'listCourses'>) =>
  remembered('Courses', ['listCourses', input], () =>
    parsed(client.GET('/marketing/courses', { params: { query: input } }), courseSummaries),
  );

export const listCourses = actor(loadCourses);
