/** The schema of each kind of file. Unknown names are refused, as they are most likely misspelt. */
import { z } from 'zod';

const text = z.string().trim().min(1, 'must not be empty');
const number = z.number();
const list = (least: string) => z.array(text).min(2, least);
const unique = (items: readonly string[]) => new Set(items).size === items.length;

const moduleId = z.string().regex(/^m\d+$/, 'must be a module such as m3');

export const order = z.strictObject({
  courses: z.array(text).refine(unique, 'names a course twice'),
});

export const course = z.strictObject({
  title: text,
  description: text,
  level: z.enum(['Beginner', 'Intermediate', 'Advanced']),
  /** In pounds. */
  price: number.min(0, 'must not be negative').multipleOf(0.01, 'must have at most two decimals'),
  lastUpdated: z.iso.date('must be a day such as 2026-10-01'),
  instructor: z.strictObject({ name: text, title: text, bio: text }),
  prerequisites: z.array(text),
  /** Courses that it builds on, each as far as a module, or all of it. */
  requires: z
    .array(z.strictObject({ course: text, module: moduleId.exactOptional() }))
    .refine((all) => unique(all.map(({ course }) => course)), 'names a course twice')
    .default([]),
  /** What the certificate needs besides the lessons: files of `assignments`, each with a rubric. */
  certificate: z
    .strictObject({ assignments: z.array(text).min(1, 'at least one is needed').refine(unique, 'names one twice') })
    .exactOptional(),
  /** Of a course that is still to be written. */
  outline: z.literal(true, 'must be true, or left out').exactOptional(),
});

/** What a path can lead to. */
export const aim = z.strictObject({
  title: text,
  summary: text,
  /** The modules whose outcomes it is made of. */
  outcomes: z
    .array(z.strictObject({ course: text, module: moduleId }))
    .min(1, 'at least one is needed')
    .refine((all) => unique(all.map((each) => `${each.course} ${each.module}`)), 'names an outcome twice'),
});

/** A module of the same course, whose outcome is measured in place of that of the own module. */
const outcome = moduleId.exactOptional();

export const module = z.strictObject({
  title: text,
  description: text,
  /** What a student can do after it, in a sentence. */
  outcome: text.max(110, 'must have at most 110 characters').exactOptional(),
});

const chart = z.strictObject({
  table: text,
  mark: z.enum(['bar', 'line', 'point']),
  x: text,
  y: text.nullable(),
  colour: text.nullable(),
  aggregate: z.enum(['none', 'count', 'sum', 'mean', 'median']),
  order: z.enum(['data', 'x', 'largest first']),
  scale: z.enum(['zero', 'fitted', 'logarithmic']),
  title: text,
});

const exercise = {
  type: z.literal('exercise'),
  title: text,
  /** A folder of content/data. */
  data: text,
  /** In minutes. */
  effort: z.int('must be a number of minutes').positive('must be a number of minutes'),
  explanation: text.exactOptional(),
  outcome,
  hints: z.array(text).max(3, 'at most three hints come before the solution').default([]),
};
const mistakes = z.array(z.strictObject({ code: text, answer: text })).default([]);

/** Of Pyodide's distribution, which only some servers have: a lesson that needs one is an extra. */
const packages = z
  .array(z.string().regex(/^[a-z0-9][a-z0-9._-]*$/, 'must be the name of a package, such as pandas'))
  .min(1, 'at least one is needed, or leave it out')
  .max(5, 'at most five')
  .refine(unique, 'names a package twice')
  .exactOptional();

/** Changes of the solution that `npm run results` reports and that are as right as it, each with its reason. */
const equal = z.record(text, text).default({});

export const sqlExercise = z.strictObject({
  ...exercise,
  language: z.literal('sql'),
  start: text,
  solution: text,
  ordered: z.boolean('must be true or false').default(false),
  checks: z
    .array(z.strictObject({ show: text }))
    .max(1, 'one query shows the result')
    .default([]),
  mistakes,
  equal,
});

export const pythonExercise = z.strictObject({
  ...exercise,
  language: z.literal('python'),
  start: text,
  solution: text,
  packages,
  /** The lines that `input()` reads. */
  input: z.string().default(''),
  checks: z
    .array(z.strictObject({ show: text, otherwise: text }))
    .min(1, 'at least one is needed')
    .max(10, 'at most ten are readable'),
  mistakes,
  equal,
});

const chartChoice = { field: z.keyof(chart), is: z.array(z.string().nullable()).min(1) };

export const chartExercise = z.strictObject({
  ...exercise,
  language: z.literal('chart'),
  start: chart,
  solution: chart,
  requires: z
    .array(z.strictObject({ ...chartChoice, when: z.strictObject(chartChoice).optional(), otherwise: text }))
    .min(1, 'at least one is needed'),
});

const exercises = z.discriminatedUnion('language', [sqlExercise, pythonExercise, chartExercise]);

const column = z.enum(['integer', 'real', 'text', 'date']);

/** Names are also those of files and of variables, and stand in SQL without quotes. */
const identifier = z.string().regex(/^[a-z][a-z0-9_]*$/, 'must be of small letters, digits and underscores');

export const dataSet = z.strictObject({
  title: text,
  description: text,
  tables: z.record(identifier, z.strictObject({ columns: z.record(identifier, column) })),
});

const rows = z.array(z.array(z.union([z.string(), z.number(), z.null()])));
const result = z.union([
  z.strictObject({ columns: z.array(z.string()), rows }),
  z.strictObject({ values: z.array(z.string()) }),
]);

/** What the exercises' solutions and mistakes yield: written by `npm run results`. */
export const results = z.record(
  z.string(),
  z.strictObject({ of: z.string(), visible: result, hidden: result, mistakes: z.array(z.string()) }),
);

/** The folder of content/data on which the SQL and Python of a lesson's text run. */
const data = text.exactOptional();

export const lesson = z.discriminatedUnion(
  'type',
  [
    z.strictObject({ type: z.literal('reading'), title: text, data, packages }),
    z.strictObject({
      type: z.literal('video'),
      title: text,
      data,
      /** Of `videos/`: a file with its captions, in place of an explanation. */
      file: z
        .string()
        .regex(/^[\w-]+\.(webm|mp4)$/, 'must be the name of a .webm or .mp4 in videos')
        .exactOptional(),
      captions: z
        .string()
        .regex(/^[\w-]+\.vtt$/, 'must be the name of a .vtt in videos')
        .exactOptional(),
    }),
    z.strictObject({
      type: z.literal('assignment'),
      title: text,
      data,
      /** In minutes. */
      effort: z.int('must be a number of minutes').positive('must be a number of minutes'),
    }),
    exercises,
  ],
  { error: 'must be reading, video, assignment or exercise (a quiz is a .yaml file)' },
);

const question = z
  .strictObject({
    question: text,
    options: list('at least two are needed').refine(unique, 'two are the same'),
    /** Counted from 1. */
    correct: number,
    explanation: text,
    /** Where the order of the options counts: all others are shuffled. */
    ordered: z.literal(true, 'must be true, or left out').exactOptional(),
    outcome,
  })
  .refine(({ options, correct }) => Number.isInteger(correct) && correct >= 1 && correct <= options.length, {
    path: ['correct'],
    error: 'must be the number of an option, counted from 1',
  });

export const quiz = z
  .strictObject({
    title: text,
    /** How many of the questions an attempt asks; all of them without it. */
    draw: z.int('must be a number of questions').min(2, 'must be at least two').exactOptional(),
    questions: z.array(question).min(2, 'at least two are needed').max(50, 'at most fifty can be answered'),
  })
  .refine(({ draw = 0, questions }) => draw <= questions.length, {
    path: ['draw'],
    error: 'must not be more than there are questions',
  });

const sceneId = z.string().regex(/^[a-z][a-z0-9-]*$/, 'must be of small letters, digits and hyphens');

export const caseStudy = z.strictObject({
  type: z.literal('case-study'),
  title: text,
  /** In minutes. */
  effort: z.int('must be a number of minutes').positive('must be a number of minutes'),
  /** A folder of content/data. */
  data: text,
  start: sceneId,
  scenes: z.record(
    sceneId,
    z.strictObject({
      title: text,
      text,
      tables: z.array(text).default([]),
      decisions: z.record(sceneId, z.strictObject({ text, to: sceneId })).default({}),
      ending: z.strictObject({ result: z.enum(['good', 'mixed', 'poor']), lesson: text }).exactOptional(),
    }),
  ),
});

const name = text.max(100, 'must have at most 100 characters');
const uniqueTitles = (items: readonly { title: string }[]) => unique(items.map(({ title }) => title));
const points = z.int('must be a number of points').min(0, 'must not be negative').max(100, 'must be at most 100');

const criterion = z.strictObject({
  title: name,
  levels: z
    .array(z.strictObject({ title: name, points, description: text }))
    .min(2, 'at least two are needed')
    .max(6, 'at most six are readable')
    .refine(uniqueTitles, 'two have the same title')
    .refine((levels) => levels.every((level, at) => level.points < (levels[at - 1]?.points ?? 101)), {
      error: 'must have fewer points from one to the next, the best first',
    }),
});

/** Points of the best levels. */
const most = (rubric: z.infer<typeof criterion>[]) =>
  rubric.reduce((sum, { levels }) => sum + (levels[0]?.points ?? 0), 0);

const rubric = z
  .array(criterion)
  .min(1, 'at least one criterion is needed')
  .max(10, 'at most ten criteria are readable')
  .refine(uniqueTitles, 'two criteria have the same title')
  .superRefine((criteria, problems) => {
    const sum = most(criteria);
    if (sum !== 100) problems.addIssue(`the best levels add up to ${sum} points, not to 100`);
  });

/** Steps of a project: exercises of the same course, what to write, and what to upload. */
const steps = z
  .array(
    z.union(
      [
        z.strictObject({ exercise: z.string().regex(/^m\d+-l\d+$/, 'must be a lesson such as m4-l6') }),
        z.strictObject({ text }),
        z.strictObject({ upload: text }),
      ],
      { error: 'must be exercise: and a lesson such as m4-l6, text: or upload:' },
    ),
  )
  .min(2, 'at least two are needed')
  .max(10, 'at most ten are readable')
  .refine((all) => all.filter((step) => 'text' in step).length <= 1, 'only one text is submitted')
  .refine((all) => all.filter((step) => 'upload' in step).length <= 1, 'all files are submitted together: one upload')
  .refine((all) => unique(all.flatMap((step) => ('exercise' in step ? step.exercise : []))), 'names an exercise twice');

export const assignment = z.strictObject({
  title: text,
  dueInDays: z.int('must be a number of days').positive('must be a number of days'),
  files: z.array(text).default([]),
  rubric: rubric.exactOptional(),
  /** How often it may be resubmitted, once there is feedback. */
  resubmissions: z
    .int('must be a number of times')
    .min(0, 'must not be negative')
    .max(10, 'must be at most 10')
    .default(0),
  /** Blind grading: the instructor does not see whose it is. */
  blind: z.boolean('must be true or false').default(false),
  steps: steps.exactOptional(),
});

const withoutDuration = {
  title: text,
  description: text,
  category: z.enum(['Getting Started', 'Advanced Topics', 'Career Prep', 'Workshops']),
  tags: z.array(text),
  level: z.enum(['beginner', 'intermediate', 'advanced']),
  featured: z.boolean().exactOptional(),
};
const resource = { ...withoutDuration, duration: text.exactOptional() };

/** A resource that the app shows itself: the text is below. */
export const readResource = z.discriminatedUnion(
  'type',
  [
    z.strictObject({ type: z.enum(['article', 'guide']), ...resource }),
    // Its minutes are computed from its text.
    z.strictObject({ type: z.literal('video'), ...withoutDuration }),
  ],
  { error: 'must be article, guide or video (a download or external one is a .yaml file)' },
);

/** A resource that is elsewhere: a file of the downloads, or another site. */
export const linkedResource = z.discriminatedUnion(
  'type',
  [
    z.strictObject({ type: z.literal('download'), ...resource, file: text }),
    z.strictObject({
      type: z.literal('external'),
      ...resource,
      url: z.url({ protocol: /^https?$/, error: 'must be an address such as https://example.org/' }),
    }),
  ],
  { error: 'must be download or external (an article, guide or video is a .md file)' },
);
