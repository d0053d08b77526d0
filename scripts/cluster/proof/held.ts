/** Holds every acknowledged write against the database: none lost, none doubled. */
import { Client } from 'pg';
import { match } from 'ts-pattern';
import type { Acknowledged } from './recorder.ts';

type Counts = Map<string, number>;

/** Texts that name what is lost or doubled. */
export type Held = { lost: string[]; doubled: string[] };

/** Each answers a name and a number, and counts what nobody was told of, too. */
const counting = {
  account: `select email as name, count(*)::int as number from users where email like '%@proof.example' group by email`,
  registration: `select u.email as name, count(*)::int as number from audit_log a join users u on u.id = a.account
    where a.event = 'account.registered' and u.email like '%@proof.example' group by u.email`,
  enrolment: `select u.email || ' ' || e.course_id as name, count(*)::int as number
    from enrolments e join users u on u.id = e.user_id where u.email like '%@proof.example' group by 1`,
  lesson: `select u.email || ' ' || c.lesson_id as name, count(*)::int as number
    from completed_lessons c join users u on u.id = c.user_id where u.email like '%@proof.example' group by 1`,
  event: `select u.email || ' ' || l.lesson_id as name, count(*)::int as number
    from learning_events l join users u on u.id = l.user_id
    where l.kind = 'lesson-completed' and u.email like '%@proof.example' group by 1`,
  message: `select m.text as name, count(*)::int as number
    from thread_messages m join users u on u.id = m.author_id where u.email like '%@proof.example' group by 1`,
  goal: `select u.email as name, s.goal_minutes as number
    from learning_settings s join users u on u.id = s.user_id where u.email like '%@proof.example'`,
  key: `select key as name, count(*)::int as number from idempotency_keys
    where key like '%@proof.example/%' and status is not null group by 1`,
} as const;

type Counted = Record<keyof typeof counting, Counts>;

export async function hold(databaseUrl: string, writes: readonly Acknowledged[]): Promise<Held> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const count = async (query: string): Promise<Counts> => {
    const { rows } = await client.query<{ name: string; number: number }>(query);
    return new Map(rows.map(({ name, number }) => [name, number]));
  };
  const found: Counted = {
    account: await count(counting.account),
    registration: await count(counting.registration),
    enrolment: await count(counting.enrolment),
    lesson: await count(counting.lesson),
    event: await count(counting.event),
    message: await count(counting.message),
    goal: await count(counting.goal),
    key: await count(counting.key),
  };
  await client.end();
  return compare(found, writes);
}

export function compare(found: Counted, writes: readonly Acknowledged[]): Held {
  const lost = writes.flatMap((write) => [
    ...(found.key.has(write.key) ? [] : [`the key ${write.key}`]),
    ...match(write)
      .with({ kind: 'account' }, ({ email }) => [
        ...absent(found.account, email, 'account'),
        ...absent(found.registration, email, 'registration'),
      ])
      .with({ kind: 'enrolment' }, ({ email, courseId }) =>
        absent(found.enrolment, `${email} ${courseId}`, 'enrolment'),
      )
      .with({ kind: 'completed lesson' }, ({ email, lessonId }) => [
        ...absent(found.lesson, `${email} ${lessonId}`, 'completed lesson'),
        ...absent(found.event, `${email} ${lessonId}`, 'event of a completed lesson'),
      ])
      .with({ kind: 'message' }, ({ text }) => absent(found.message, text, 'message'))
      .with({ kind: 'goal' }, () => [])
      .exhaustive(),
  ]);
  // Of a goal only the last one stands. Each student's are sent one after another, each larger than the one before.
  const goals = new Map(writes.flatMap((write) => (write.kind === 'goal' ? [[write.email, write.minutes]] : [])));
  const stale = [...goals].filter(([email, minutes]) => (found.goal.get(email) ?? 0) < minutes);
  const { goal: _, ...counted } = found;
  const doubled = Object.entries(counted).flatMap(([what, counts]) =>
    [...counts].filter(([, number]) => number > 1).map(([name, number]) => `${what} ${name}: ${number} times`),
  );
  return { lost: [...lost, ...stale.map(([email]) => `goal of ${email}`)], doubled };
}

const absent = (counts: Counts, name: string, what: string) => (counts.has(name) ? [] : [`${what} ${name}`]);
