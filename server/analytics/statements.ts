/**
 * A student's log as statements of the Experience API, xAPI 1.0.3 (§analytics.10), which learning record stores read.
 */
import { Readable } from 'node:stream';
import { type CourseEntry, coursesOf } from '../course/cache.ts';
import type { Database } from '../platform/database/client.ts';
import { allEvents, type LoggedEvent } from './all-events.ts';

/** `origin` is the app's address, which begins the ids of accounts and activities. */
type Courses = ReadonlyMap<string, CourseEntry>;
type Whose = { userId: string; origin: string };

const adl = 'http://adlnet.gov/expapi';

/** The vocabulary's own names: a verb's address and its word. */
const verbs = {
  'lesson-opened': [`${adl}/verbs/initialized`, 'initialized'],
  'lesson-completed': [`${adl}/verbs/completed`, 'completed'],
  active: [`${adl}/verbs/experienced`, 'experienced'],
  'question-answered': [`${adl}/verbs/answered`, 'answered'],
  'exercise-attempted': [`${adl}/verbs/attempted`, 'attempted'],
  submitted: ['http://activitystrea.ms/schema/1.0/submit', 'submitted'],
  graded: [`${adl}/verbs/scored`, 'scored'],
  'placement-answered': [`${adl}/verbs/answered`, 'answered'],
} as const satisfies Record<LoggedEvent['kind'], readonly [string, string]>;

/** A JSON array, a few hundred statements at a time. */
export function statements(db: Database, whose: Whose, now: Date): Readable {
  return Readable.from(pieces(db, whose, now), { objectMode: false });
}

async function* pieces(db: Database, whose: Whose, now: Date): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const events of allEvents(db, whose.userId, now)) {
    const courses = await coursesOf(
      db,
      events.map(({ courseId }) => courseId),
    );
    yield separator + events.map((event) => JSON.stringify(statementOf(event, whose, courses))).join(',\n');
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

/** One event as an xAPI 1.0.3 statement; its id is the event's, so that a store recognises a repeat. */
export function statementOf(event: LoggedEvent, { userId, origin }: Whose, courses: Courses) {
  const [verb, word] = verbs[event.kind];
  return {
    id: event.id,
    version: '1.0.3',
    actor: { objectType: 'Agent', account: { homePage: origin, name: userId } },
    verb: { id: verb, display: { en: word } },
    object: activityOf(event, origin, courses),
    ...resultOf(event),
    context: {
      contextActivities: { parent: [{ objectType: 'Activity', id: `${origin}/courses/${event.courseId}` }] },
    },
    timestamp: event.at.toISOString(),
  };
}

/**
 * The activity of the event, identified by its address in the app; without a title where the content no longer has it.
 */
function activityOf({ kind, courseId, lessonId, item }: LoggedEvent, origin: string, courses: Courses) {
  const course = courses.get(courseId);
  const lesson = course?.lessons.find(({ id }) => id === lessonId);
  const fragment = encodeURIComponent(item ?? '');
  const named = (id: string, type: string, title: string | undefined) => ({
    objectType: 'Activity',
    id,
    definition: { type: `${adl}/activities/${type}`, ...(title !== undefined && { name: { en: title } }) },
  });
  if (lessonId === null) return named(`${origin}/assignments#${fragment}`, 'assessment', undefined);
  const address = `${origin}/courses/${courseId}/lessons/${lessonId}`;
  if (kind !== 'question-answered' && kind !== 'placement-answered') return named(address, 'lesson', lesson?.title);
  return named(`${address}#${fragment}`, 'question', lesson && `${lesson.title}, question ${item}`);
}

function resultOf({ isRight, percent, counted }: LoggedEvent) {
  const result = {
    ...(isRight !== null && { success: isRight }),
    ...(percent !== null && { score: { scaled: percent / 100 } }),
    ...(counted !== null && { duration: `PT${counted}S` }),
  };
  return Object.keys(result).length > 0 ? { result } : {};
}
