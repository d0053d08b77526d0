/** The API of connected stories: every operation answers with the contract's first example. */
import { operations } from 'virtual:contract';
import { type HttpHandler, HttpResponse, http } from 'msw';
import {
  exampleAssignmentLesson,
  exampleCataloguePage,
  exampleCourse,
  exampleCourseEnrolled,
  exampleCourses,
  exampleEnrolledCourses,
  exampleQuizLesson,
  exampleReadingLesson,
  exampleResourceElsewhere,
  exampleResourcePage,
  exampleVideoLesson,
} from '../../src/api/generated/examples.ts';
import { type AskedRequest, askedRequest } from '../../tests/asked-request.ts';

const base = '*/v1';
const problem = (status: number, error: string) => HttpResponse.json({ status, error }, { status });

const pence = (amount: number) => Math.round(amount * 100) / 100;

const lessons = [exampleReadingLesson, exampleVideoLesson, exampleQuizLesson, exampleAssignmentLesson];
const enrolled = new Set(exampleEnrolledCourses.map(({ id }) => id));

/** What connected stories have asked since it was last taken; its check against the contract runs outside the browser. */
const asked: Promise<AskedRequest>[] = [];
export const takeAsked = () => asked.splice(0);

const noted = http.all(`${base}/*`, ({ request }) => void asked.push(askedRequest(request)));

/** Answers that depend on the request. */
const own = [
  http.get<{ courseId: string }>(`${base}/courses/:courseId`, ({ params: { courseId } }) => {
    const summary = exampleCourses.find(({ id }) => id === courseId);
    if (!summary) return problem(404, 'Course not found');
    const isEnrolled = enrolled.has(courseId);
    const whole = isEnrolled ? exampleCourseEnrolled : exampleCourse;
    return HttpResponse.json({ ...whole, ...summary, enrolled: isEnrolled });
  }),
  http.get(`${base}/marketing/courses`, () =>
    HttpResponse.json(exampleCourses.map((course) => ({ ...course, enrolled: enrolled.has(course.id) }))),
  ),
  // The server searches the catalogue, not the page.
  http.get(`${base}/marketing/catalogue`, ({ request }) => {
    const search = new URL(request.url).searchParams.get('search')?.toLowerCase() ?? '';
    const items = exampleCataloguePage.items.filter(({ title }) => title.toLowerCase().includes(search));
    return HttpResponse.json({ ...exampleCataloguePage, found: items.length, items });
  }),
  // What is not free is paid for first: this opens the payment dialog.
  http.post(`${base}/courses/:courseId/enroll`, () => problem(402, 'This course has to be paid for.')),
  http.get<{ lessonId: string }>(`${base}/courses/:courseId/lessons/:lessonId`, ({ params: { lessonId } }) =>
    HttpResponse.json(lessons.find(({ id }) => id === lessonId) ?? { ...exampleReadingLesson, id: lessonId }),
  ),
  http.post<never, { courseId: string; promotionCode?: string }>(`${base}/payments/quote`, async ({ request }) => {
    const { courseId, promotionCode } = await request.json();
    const { price = 0, currency = 'GBP' } = exampleCourses.find(({ id }) => id === courseId) ?? {};
    const discount = promotionCode ? pence(price / 4) : 0;
    return HttpResponse.json({
      courseId,
      currency,
      amount: price,
      discount,
      total: pence(price - discount),
      ...(promotionCode && { promotionCode }),
    });
  }),
  http.get<{ resourceId: string }>(`${base}/resources/:resourceId`, ({ params: { resourceId } }) =>
    HttpResponse.json([exampleResourcePage, exampleResourceElsewhere].find(({ id }) => id === resourceId)),
  ),
];

const methods: Record<string, typeof http.get> = { get: http.get, post: http.post, put: http.put, delete: http.delete };
const answers = operations.flatMap(({ method, path, status, mediaType, examples }) => {
  const add = methods[method.toLowerCase()];
  if (!add) return [];
  const pattern = base + path.replaceAll(/\{(\w+)\}/g, ':$1');
  return add(pattern, () => {
    if (mediaType === null) return new HttpResponse(null, { status });
    if (mediaType === 'application/json') return HttpResponse.json(examples[0]?.value, { status });
    return new HttpResponse('A file of the workshop.', { status, headers: { 'Content-Type': mediaType } });
  });
});
// A path with a parameter comes after the literal path that it would match, too.
const isLiteral = ({ info }: HttpHandler) => !String(info.path).includes('/:');

export const handlers = [
  noted,
  ...[...own, ...answers].toSorted((one, other) => Number(isLiteral(other)) - Number(isLiteral(one))),
];
