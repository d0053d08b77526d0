/**
 * The log of learning events, the sums that triggers keep of it (docs/adr/018-learning-log.md), the cards of a student's
 * review (docs/adr/020-review.md), and how a student wants to learn. Rows of the log and answers to cards are added and
 * deleted, never changed: a trigger refuses it.
 */
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  real,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { time } from './columns.ts';

export const learningEventKind = pgEnum('learning_event_kind', [
  'lesson-opened',
  'lesson-completed',
  'active',
  'question-answered',
  'exercise-attempted',
  'submitted',
  'graded',
  'placement-answered',
]);

export const placementState = pgEnum('placement_state', ['none', 'running', 'done']);

export const pathChangeKind = pgEnum('path_change_kind', [
  'known',
  'shaky',
  'done',
  'moved',
  'added',
  'removed',
  'skipped',
  'restored',
  'pinned',
]);

export const learningEvents = pgTable(
  'learning_events',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** Unique to a person alone, as browsers draw some of them. */
    id: uuid('id').notNull(),
    courseId: text('course_id').notNull(),
    lessonId: text('lesson_id'),
    kind: learningEventKind('kind').notNull(),
    /** To the millisecond: exports go on from one. */
    at: time('at').notNull(),
    /** The student's own day at that moment, as they lived it: another time zone later changes no day of before. */
    day: date('day').notNull(),
    /** Of active time: how long it lasted. */
    seconds: integer('seconds'),
    /** The part of `seconds` that no earlier event of the log covers. */
    counted: integer('counted'),
    /** What it measures: a module of the course. Null where it measures nothing. */
    outcomeId: text('outcome_id'),
    /** Of a question: the number of options. */
    options: integer('options'),
    /** Which question of the lesson, or which assignment. */
    item: text('item'),
    isRight: boolean('is_right'),
    /**
     * The chosen option of a question; of a wrong attempt at an exercise, what a mistake that its author knows yields.
     */
    answer: text('answer'),
    percent: integer('percent'),
    /**
     * Of an answer: the chance that it would be right, as it was predicted before it was told. Null of those from before there
     * were any.
     */
    chance: real('chance'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('learning_events_by_time').on(table.userId, table.at),
    index('learning_events_by_item').on(table.userId, table.courseId, table.lessonId).where(sql`is_right is not null`),
    index('learning_events_by_outcome')
      .on(table.userId, table.courseId, table.outcomeId, table.at)
      .where(sql`outcome_id is not null`),
  ],
);

/** The sums of a day's events in a course. Written by triggers alone. */
export const learningDays = pgTable(
  'learning_days',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    day: date('day').notNull(),
    courseId: text('course_id').notNull(),
    activeSeconds: integer('active_seconds').notNull(),
    lessonsCompleted: integer('lessons_completed').notNull(),
    attempts: integer('attempts').notNull(),
    /** Of every kind. */
    events: integer('events').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day, table.courseId] })],
);

type KeptAbility = { mean: number; variance: number };
type KeptAbilities = { fast: KeptAbility; slow: KeptAbility };
/** As the model of chances has them (server/analytics/model/state.ts). */
type KeptGeneral = {
  answers: number;
  right: number;
  abilities: KeptAbilities;
  skills: readonly string[];
  at: number | null;
};
type KeptSkill = {
  answers: number;
  right: number;
  abilities: KeptAbilities;
  last: number;
  at: number | null;
  recent: number[];
  recentRight: number[];
};

/**
 * What a student's answers say of them in general, by a model (docs/adr/030-chances-in-the-product.md). Triggers count the
 * answers of the log; the state is up to date where it was made by the current model and has taken as many in.
 */
export const learningStates = pgTable('learning_states', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  answers: integer('answers').notNull().default(0),
  /** Null where answers were deleted since. */
  taken: integer('taken'),
  model: text('model'),
  general: jsonb('general').$type<KeptGeneral>(),
  /** The last answer that it has taken in. */
  lastAt: time('last_at'),
  lastId: uuid('last_id'),
});

/** How right chances were on students that the fit had not seen. */
type Rightness = { answers: number; logLoss: number; calibrationError: number };

/** `own`: with weights fitted to the installation's answers. `prior`: with those that it began with. The better one is kept. */
export type ChanceFigures = { own: Rightness; prior: Rightness };

/** Of the answers since the fit before: how many were right on average by what was said, and in fact. */
export type ChanceDrift = Rightness & { said: number; right: number };

/** Forecasts whose last day has passed, and how many courses were done within them, before and after. */
export type ReplayedForecasts = { said: number; held: number; early: number; late: number };

/** How right the weights of forgetting were on the latest answers, which the fit had not seen. */
export type ReviewFigures = { fitted: Rightness; published: Rightness };

/** The answers whose predicted chance lay between `low` and `high`: how many, the sum of those chances, and how many were right. */
export type CalibrationBin = { low: number; high: number; answers: number; chances: number; right: number };

/**
 * The fitted models of chances, the newest of which is the current one: numbers over all students, and nobody's own. Where a
 * process is still fitting one, its row has none yet.
 */
export const chanceModels = pgTable(
  'chance_models',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    startedAt: time('started_at').notNull(),
    fittedAt: time('fitted_at'),
    /** As `server/analytics/model/stored.ts` reads it. */
    model: jsonb('model').$type<unknown>(),
    /** How many the log had; the newest of them were read. */
    answers: integer('answers').notNull(),
    students: integer('students'),
    /** Null where the answers were too few to keep some back. */
    figures: jsonb('figures').$type<ChanceFigures>(),
    /** Of the answers that were read; null of a model from before there were any. */
    calibration: jsonb('calibration').$type<CalibrationBin[]>(),
    /** Null of the first fit, and where nothing was answered since the one before. */
    drift: jsonb('drift').$type<ChanceDrift>(),
    /** Null of a fit from before they were replayed. */
    forecasts: jsonb('forecasts').$type<ReplayedForecasts>(),
    /** Of FSRS; null where the published ones hold. */
    reviewWeights: jsonb('review_weights').$type<number[]>(),
    /** Null where the answers were too few to measure. */
    reviewFigures: jsonb('review_figures').$type<ReviewFigures>(),
  },
  (table) => [index('chance_models_by_time').on(table.fittedAt)],
);

/** What a student's answers say of an outcome. A trigger adds a row with the first event of it. */
export const learningOutcomes = pgTable(
  'learning_outcomes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    courseId: text('course_id').notNull(),
    outcomeId: text('outcome_id').notNull(),
    /** By the model of `learning_states`, as up to date as the row there; null without any. */
    state: jsonb('state').$type<KeptSkill>(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.courseId, table.outcomeId] })],
);

/**
 * The sums of a student's attempts at a question or an exercise. Written by triggers alone
 * (docs/adr/022-class-figures.md).
 */
export const learningItems = pgTable(
  'learning_items',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    courseId: text('course_id').notNull(),
    lessonId: text('lesson_id').notNull(),
    /** Which question of the lesson; empty for an exercise. */
    item: text('item').notNull(),
    attempts: integer('attempts').notNull().default(0),
    isFirstRight: boolean('is_first_right').notNull().default(false),
    /** The latest answer to a question; whether an exercise was ever solved. */
    isRight: boolean('is_right').notNull().default(false),
    /** How many attempts it took until the first that was right. */
    triesUntilRight: integer('tries_until_right'),
    /** The answer of the first wrong attempt that has one. */
    wrongAnswer: text('wrong_answer'),
    /** In the sums of the course: not for those who teach it. */
    isCounted: boolean('is_counted').notNull().default(false),
    /** How often the item's figures had been published when the student came into them. */
    since: integer('since').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.userId, table.courseId, table.lessonId, table.item] })],
);

export type PublishedFigures = {
  students: number;
  firstRight: number;
  right: number;
  /** How many solved it in one, two, three, up to five, up to ten, and more attempts. */
  tries: number[];
  /** The most frequent wrong answer, where enough students gave it. */
  wrongAnswer: string | null;
};

/**
 * The same summed up over the students of a course, and what of it instructors see. Written by triggers, and by
 * publishing.
 */
export const courseItems = pgTable(
  'course_items',
  {
    courseId: text('course_id').notNull(),
    lessonId: text('lesson_id').notNull(),
    item: text('item').notNull(),
    students: integer('students').notNull().default(0),
    firstRight: integer('first_right').notNull().default(0),
    right: integer('right').notNull().default(0),
    triesOne: integer('tries_one').notNull().default(0),
    triesTwo: integer('tries_two').notNull().default(0),
    triesThree: integer('tries_three').notNull().default(0),
    triesToFive: integer('tries_to_five').notNull().default(0),
    triesToTen: integer('tries_to_ten').notNull().default(0),
    triesMore: integer('tries_more').notNull().default(0),
    /** Students who came since the figures were published last. */
    fresh: integer('fresh').notNull().default(0),
    /** How often they were published. */
    publications: integer('publications').notNull().default(0),
    published: jsonb('published').$type<PublishedFigures>(),
    publishedOn: date('published_on'),
  },
  (table) => [
    primaryKey({ columns: [table.courseId, table.lessonId, table.item] }),
    index('course_items_to_publish').on(table.fresh).where(sql`fresh >= 5`),
  ],
);

/** How many students of a course gave a wrong answer. Written by triggers alone. */
export const courseWrongAnswers = pgTable(
  'course_wrong_answers',
  {
    courseId: text('course_id').notNull(),
    lessonId: text('lesson_id').notNull(),
    item: text('item').notNull(),
    answer: text('answer').notNull(),
    students: integer('students').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.courseId, table.lessonId, table.item, table.answer] })],
);

export const learningSettings = pgTable('learning_settings', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  /** Of the browser that recorded last. */
  timeZone: text('time_zone'),
  isTimeRecorded: boolean('is_time_recorded').notNull().default(true),
  goalDays: integer('goal_days'),
  goalMinutes: integer('goal_minutes'),
});

/** What paths lead to, as the content has it. */
export const aims = pgTable('aims', {
  id: text('id').primaryKey(),
  position: integer('position').notNull(),
  title: text('title').notNull(),
  summary: text('summary').notNull(),
  /** The modules whose outcomes it is made of. */
  outcomes: jsonb('outcomes').$type<{ course: string; module: string }[]>().notNull(),
});

/** A module as it was in the plan that the student has seen last. */
export type PlannedModule = { courseId: string; moduleId: string; state: PlannedState; isShaky: boolean };
type PlannedState = 'todo' | 'done' | 'known' | 'skipped';

/** A student's path to an aim (docs/adr/021-paths.md): what they decided about it, and the plan as it was last. */
export const learningPaths = pgTable('learning_paths', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  aimId: text('aim_id').notNull(),
  /** Courses in the student's own order; empty for the proposed one. */
  order: jsonb('order').$type<string[]>().notNull().default([]),
  /** Courses that come first. */
  pinned: jsonb('pinned').$type<string[]>().notNull().default([]),
  /** Modules that the student agreed to skip. */
  skipped: jsonb('skipped').$type<{ courseId: string; moduleId: string }[]>().notNull().default([]),
  /** Raised by each change of the student. */
  version: integer('version').notNull().default(1),
  /** The path as the student last saw it: changes are the differences from it. */
  plan: jsonb('plan').$type<PlannedModule[]>().notNull().default([]),
  placement: placementState('placement').notNull().default('none'),
  /** Of the placement: how many questions were answered, and which one is asked. */
  asked: integer('asked').notNull().default(0),
  question: text('question'),
});

/** What changed about a path, the newest few. */
export const pathChanges = pgTable(
  'path_changes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    at: time('at').notNull(),
    kind: pathChangeKind('kind').notNull(),
    courseId: text('course_id').notNull(),
    moduleId: text('module_id'),
  },
  (table) => [index('path_changes_by_user').on(table.userId, table.at)],
);

export const cardRating = pgEnum('card_rating', ['again', 'hard', 'good', 'easy']);

/** Each answer to a card. A card is computed from its answers, sorted by `at`, then by id. */
export const cardAnswers = pgTable(
  'card_answers',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** Unique to a person alone, as browsers draw some of them. */
    id: uuid('id').notNull(),
    courseId: text('course_id').notNull(),
    lessonId: text('lesson_id').notNull(),
    /** As its quiz counts them: `q1`. */
    question: text('question').notNull(),
    at: time('at').notNull(),
    /** The student's own day at that moment, as they lived it. */
    day: date('day').notNull(),
    rating: cardRating('rating').notNull(),
    /** Answered in its lesson, not in the review. */
    isOfQuiz: boolean('is_of_quiz').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('card_answers_by_card').on(table.userId, table.courseId, table.lessonId, table.question, table.at),
    index('card_answers_by_day').on(table.userId, table.day),
  ],
);

/** A card: a question that a student has answered, and the day on which it is due, in the student's time zone. */
export const reviewCards = pgTable(
  'review_cards',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    courseId: text('course_id').notNull(),
    lessonId: text('lesson_id').notNull(),
    question: text('question').notNull(),
    stability: doublePrecision('stability').notNull(),
    difficulty: doublePrecision('difficulty').notNull(),
    answeredOn: date('answered_on').notNull(),
    dueOn: date('due_on').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.courseId, table.lessonId, table.question] })],
);
