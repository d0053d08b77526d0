/** The courses: the catalogue page by page, and the list of all. */
import * as z from 'zod/mini';
import { actor } from './actors.ts';
import { remembered } from './cache.ts';
import { client, parsed } from './client.ts';
import { courseSummaries } from './course-aliases.ts';
import { browseCatalogueResponse } from './generated/schemas/catalogue.ts';
import type { OperationInput } from './operation.ts';

const cataloguePage = z.extend(browseCatalogueResponse, { items: courseSummaries });

export const loadCatalogue = (input: OperationInput<'browseCatalogue'>) =>
  remembered('Courses', ['browseCatalogue', input], () =>
    parsed(client.GET('/marketing/catalogue', { params: { query: input } }), cataloguePage),
  );

export const loadCourses = (input: OperationInput<'listCourses'>) =>
  remembered('Courses', ['listCourses', input], () =>
    parsed(client.GET('/marketing/courses', { params: { query: input } }), courseSummaries),
  );

export const listCourses = actor(loadCourses);
