/** Made-up students, and the courses that they are enrolled in. */
import type { Database } from '../../platform/database/client.ts';
import { users } from '../../platform/database/schema/account.ts';
import { enrolments } from '../../platform/database/schema/course.ts';
import { madeUpAddress } from '../queue.ts';
import { addRows } from './bulk.ts';
import type { Draw } from './drawn.ts';
import { type Course, day, daysFrom, taughtCourse, type World } from './world.ts';

export type Enrolment = {
  course: Course;
  at: Date;
  lastActiveAt: Date;
  /** Of the lessons, the first ones. */
  done: number;
  /** All of it, with everything that the certificate takes. */
  isComplete: boolean;
};

export type Person = { id: string; firstName: string; lastName: string; email: string; enrolments: Enrolment[] };

/** Letters and digits of an address; names in other scripts have none. */
const plain = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z]+/g, '.')
    .replace(/^\.|\.$/g, '') || 'student';

/** Its end says which copy it belongs to, and which of its people it is. */
const addressOf = (name: string, copy: number, number: number) => `${plain(name)}.${copy}-${number}${madeUpAddress}`;

/** Of the copies that are there, as addresses have it; undefined for whom a start has made. */
export function copyIn(email: string): { copy: number; number: number } | undefined {
  const [, copy, number] = /\.(\d+)-(\d+)@/.exec(email) ?? [];
  return copy === undefined ? undefined : { copy: Number(copy), number: Number(number) };
}

export async function addPeople(
  tx: Database,
  world: World,
  draw: Draw,
  { copy, ids }: { copy: number; ids: string[] },
): Promise<Person[]> {
  const { phrases, passwordHash } = world;
  const people = ids.map((id, index): Person => {
    const [firstName, lastName] = [draw.oneOf(phrases.firstNames), draw.oneOf(phrases.lastNames)];
    const email = addressOf(`${firstName} ${lastName}`, copy, index + 1);
    return { id, firstName, lastName, email, enrolments: enrolmentsOf(world, draw) };
  });
  const registered = ({ enrolments: [first] }: Person) => ({ registeredAt: first?.at ?? world.today });
  await addRows(
    tx,
    users,
    people.map((person) => {
      const { enrolments: _, ...account } = person;
      return { ...account, ...registered(person), passwordHash };
    }),
  );
  const rows = people.flatMap(({ id: userId, enrolments: own }) =>
    own.map(({ course, at, lastActiveAt }) => ({ userId, courseId: course.id, enrolledAt: at, lastActiveAt })),
  );
  await addRows(tx, enrolments, rows);
  return people;
}

/** The first one is the oldest. */
function enrolmentsOf(world: World, draw: Draw): Enrolment[] {
  const first = taughtCourse(world, draw);
  const others = world.courses.filter(({ id }) => id !== first.id);
  const more = draw.isIn(45) ? draw.some(others, draw.whole(1, 2)) : [];
  const since = daysFrom(world.today, -draw.whole(20, 150));
  return [first, ...more].map((course, index) => enrolmentIn(world, draw, course, daysFrom(since, index * 4)));
}

function enrolmentIn({ today }: World, draw: Draw, course: Course, from: Date): Enrolment {
  const at = draw.moment(from, daysFrom(from, 1));
  const isComplete = draw.isIn(6);
  const done = isComplete ? course.lessons.length : Math.floor((course.lessons.length * draw.whole(0, 85)) / 100);
  // Every fifth has not been there for weeks.
  const last = daysFrom(today, draw.isIn(20) ? -draw.whole(15, 60) : -draw.whole(0, 10));
  const lastActiveAt = draw.moment(daysFrom(last, -1), last);
  return { course, at, done, isComplete, lastActiveAt: new Date(Math.max(lastActiveAt.getTime(), at.getTime() + day)) };
}
