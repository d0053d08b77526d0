/** Students with twelve weeks of learning behind them, written straight into PostgreSQL (`analytics.ts`). */
import { sql } from 'drizzle-orm';
import { publishClassFigures } from '../../server/analytics/class-figures.ts';
import { addEvents, type ServerEvent } from '../../server/analytics/log.ts';
import type { Database } from '../../server/platform/database/client.ts';

const course = 'data-analytics';
const eventsOfStudent = 100;
const studentsAtOnce = 5_000;

const madeUp = sql`email like 'bench-%@example.com'`;

/** For each student, a hundred events on the days of twelve weeks: active time above all, as students have it. */
const events = (from: number, to: number) => sql`
  insert into learning_events
    (user_id, id, course_id, lesson_id, kind, at, day, seconds, counted, outcome_id, item, is_right, options)
  select id, gen_random_uuid(), ${course}, 'm' || 1 + n % 8 || '-l' || 1 + n % 5, kind, at, at::date,
    case kind when 'active' then 240 end, case kind when 'active' then 240 end,
    case kind when 'question-answered' then 'm' || 1 + n % 8 end,
    case kind when 'question-answered' then 'q' || 1 + n % 3 end,
    case kind when 'question-answered' then (n * 7 + number) % 3 > 0 end,
    case kind when 'question-answered' then 4 end
  from (
    select u.id, u.last_name::int as number, n,
      (array['active', 'active', 'active', 'active', 'active', 'active', 'lesson-opened', 'lesson-opened',
        'question-answered', 'lesson-completed']::learning_event_kind[])[1 + n % 10] as kind,
      date_trunc('second', now() - ((n * 31 + u.last_name::int) % 84) * interval '1 day' - n * interval '6 minutes')
        as at
    from users u, generate_series(1, ${eventsOfStudent}::int) as n
    where ${madeUp} and last_name::int between ${from} and ${to}
    order by u.id
  ) as planned`;

/** Writes what the triggers would have made of the answers: each student's items, and the figures of the course. */
async function fillItems(db: Database): Promise<void> {
  await db.execute(sql`
    insert into learning_items
      (user_id, course_id, lesson_id, item, attempts, is_first_right, is_right, tries_until_right)
    select user_id, course_id, lesson_id, item, count(*), (array_agg(is_right order by at, id))[1],
      (array_agg(is_right order by at desc, id desc))[1], min(number) filter (where is_right)
    from (
      select *, row_number() over (partition by user_id, course_id, lesson_id, item order by at, id) as number
      from learning_events where is_right is not null and user_id in (select id from users where ${madeUp})
    ) as answers group by 1, 2, 3, 4`);
  await db.execute(
    sql`update learning_items set is_counted = true where user_id in (select id from users where ${madeUp})`,
  );
  await publishClassFigures({ db, now: () => new Date() });
}

/** Makes a review card of each question that was answered; some are due today. */
async function fillCards(db: Database): Promise<void> {
  await db.execute(sql`
    insert into card_answers (user_id, id, course_id, lesson_id, question, at, day, rating, is_of_quiz)
    select user_id, id, course_id, lesson_id, item, at, day, (case when is_right then 'good' else 'again' end)::card_rating, true
    from learning_events where is_right is not null and user_id in (select id from users where ${madeUp})`);
  await db.execute(sql`
    insert into review_cards (user_id, course_id, lesson_id, question, stability, difficulty, answered_on, due_on)
    select user_id, course_id, lesson_id, question, 10, 5, max(day), max(day) + 14
    from card_answers where user_id in (select id from users where ${madeUp}) group by 1, 2, 3, 4`);
}

/** Has the student answer once more in each outcome, which writes what is kept of them. */
export async function keepMastery(db: Database, userId: string): Promise<void> {
  const answers = Array.from(
    { length: 8 },
    (_, index): ServerEvent => ({
      kind: 'question-answered',
      courseId: course,
      lessonId: `m${index + 1}-l1`,
      outcomeId: `m${index + 1}`,
      item: 'q1',
      options: 4,
      isRight: true,
      at: new Date(),
    }),
  );
  await db.transaction((tx) => addEvents(tx, userId, answers));
}

/** Returns the number of events. Triggers would take too long: they are off, and their sums are written at the end. */
export async function fillLog(db: Database, students: number): Promise<number> {
  await db.execute(sql`
    insert into users (email, first_name, last_name, password_hash, registered_at)
    select 'bench-' || n || '@example.com', 'Student', n::text, '-', now() - interval '90 days'
    from generate_series(1, ${students}::int) as n`);
  await db.execute(sql`
    insert into enrolments (user_id, course_id, enrolled_at) select id, ${course}, registered_at from users where ${madeUp}`);
  await db.execute(sql`
    insert into learning_settings (user_id, time_zone, goal_days, goal_minutes)
    select id, 'Europe/London', 4, 30 from users where ${madeUp}`);
  await db.execute(sql`alter table learning_events disable trigger user`);
  for (let from = 1; from <= students; from += studentsAtOnce)
    await db.execute(events(from, from + studentsAtOnce - 1));
  await db.execute(sql`alter table learning_events enable trigger user`);
  await db.execute(sql`
    insert into learning_days (user_id, day, course_id, active_seconds, lessons_completed, attempts, events)
    select user_id, day, course_id, coalesce(sum(counted), 0), count(*) filter (where kind = 'lesson-completed'),
      count(*) filter (where kind = 'question-answered'), count(*)
    from learning_events where user_id in (select id from users where ${madeUp}) group by 1, 2, 3`);
  await db.execute(sql`
    insert into learning_outcomes (user_id, course_id, outcome_id)
    select distinct user_id, course_id, outcome_id from learning_events
    where outcome_id is not null and user_id in (select id from users where ${madeUp})`);
  await db.execute(sql`
    insert into learning_states (user_id, answers)
    select user_id, count(*) from learning_events
    where is_right is not null and user_id in (select id from users where ${madeUp}) group by 1`);
  await db.execute(sql`
    insert into completed_lessons (user_id, course_id, lesson_id, completed_at)
    select user_id, course_id, lesson_id, min(at) from learning_events
    where kind = 'lesson-completed' and user_id in (select id from users where ${madeUp}) group by 1, 2, 3`);
  await fillItems(db);
  await fillCards(db);
  await db.execute(sql`vacuum analyze`);
  return students * eventsOfStudent;
}
