/**
 * Multiplies the demonstration's data (§content.17): copies of as many made-up students as a start brings, with all that
 * hangs on them. Each copy is drawn by the seed and its own number, so that it is the same whenever it comes.
 */
import { asc, like } from 'drizzle-orm';
import { contentLock } from '../../content/load.ts';
import type { Database } from '../../platform/database/client.ts';
import { users } from '../../platform/database/schema/account.ts';
import { keepStatistics } from '../../platform/database/statistics.ts';
import { madeUpAddress, readQueue } from '../queue.ts';
import { addAnnouncements, addClasses } from './classes.ts';
import { addCommunity } from './community.ts';
import { drawBy, idOf } from './drawn.ts';
import { addLessons } from './lessons.ts';
import { addOrders } from './orders.ts';
import { addPeople, copyIn } from './people.ts';
import { addReviews } from './reviews.ts';
import { addThreads } from './threads.ts';
import { addWork } from './work.ts';
import { readWorld, type World } from './world.ts';

export type Growth = { times: number; seed: number };

/** Why it does not grow; its message is for the operator. */
export class CannotGrow extends Error {}

/** After a start's own data. Answers how many times its students were there, and how many students came. */
export async function growDemonstration(db: Database, { times, seed }: Growth, now: Date) {
  const had = await copiesIn(db, seed);
  if (had > times) {
    throw new CannotGrow(
      `The demonstration is there ${had} times already, and nothing was changed. To have less of it, remove it first: npm run demonstration -- --remove`,
    );
  }
  const before = await db.$count(users);
  const world = await readWorld(db, now);
  const size = readQueue().length;
  for (let copy = had + 1; copy <= times; copy += 1) await addCopy(db, world, { copy, seed, size });
  // Else the embedded database plans as if there were next to nothing, and PostgreSQL does for a minute.
  await keepStatistics(db);
  return { had, students: (await db.$count(users)) - before };
}

const studentId = (seed: number, copy: number, number: number) => idOf(`${seed} ${copy} student ${number}`);

/** How many times a start's students are there: once without any copy. Throws where another seed drew them. */
async function copiesIn(db: Database, seed: number): Promise<number> {
  const madeUp = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(like(users.email, `%${madeUpAddress}`))
    .orderBy(asc(users.email));
  const copies = madeUp.flatMap(({ id, email }) => {
    const found = copyIn(email);
    return found ? [{ id, ...found }] : [];
  });
  if (copies.some(({ id, copy, number }) => id !== studentId(seed, copy, number))) {
    throw new CannotGrow(
      'The demonstration was grown with another seed, and nothing was changed. Name that seed, or remove the demonstration first: npm run demonstration -- --remove',
    );
  }
  return Math.max(1, ...copies.map(({ copy }) => copy));
}

/** `size`: how many students it has. */
type Copy = { copy: number; seed: number; size: number };

/** In a transaction of its own, so that others wait for a moment alone, and a copy is there as a whole or not at all. */
async function addCopy(db: Database, world: World, { copy, seed, size }: Copy): Promise<void> {
  const draw = (what: string) => drawBy(`${seed} ${copy} ${what}`);
  const ids = Array.from({ length: size }, (_, index) => studentId(seed, copy, index + 1));
  await db.transaction(async (tx) => {
    await tx.execute(contentLock);
    if ((await copiesIn(tx, seed)) >= copy) return;
    const people = await addPeople(tx, world, draw('people'), { copy, ids });
    await addLessons(tx, draw('lessons'), people);
    await addWork(tx, world, draw('work'), people);
    await addThreads(tx, world, draw('threads'), people);
    await addCommunity(tx, world, draw('community'), { copy, people });
    await addReviews(tx, world, draw('reviews'), people);
    await addOrders(tx, world, draw('orders'), people);
    await addClasses(tx, world, draw('classes'), copy);
    await addAnnouncements(tx, world, draw('announcements'));
  });
}
