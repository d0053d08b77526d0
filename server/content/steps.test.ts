import { expect, test } from 'vitest';
import { Problems } from './problems.ts';
import { readSteps } from './steps.ts';

const path = 'courses/tea/assignments/cup.md';
const lesson = (front: string) => `---\n${front}\n---\n\nBrew.\n`;
const exercise = (title: string, data: string) => lesson(`type: exercise\ntitle: ${title}\ndata: ${data}`);
const rubric = [{ title: 'Taste', levels: [] }];

function read(steps: NonNullable<Parameters<typeof readSteps>[0]['steps']>, { withRubric = true } = {}) {
  const lines = steps.map((step) => `  - ${Object.entries(step)[0]?.join(': ')}`);
  const texts = new Map([
    [path, `---\ntitle: A cup\nsteps:\n${lines.join('\n')}\n---\n\nMake one.\n`],
    ['courses/tea/04-pots/06-leaves.md', exercise('Leaves', 'shop')],
    ['courses/tea/04-pots/16-steam.md', exercise('Steam', 'shop')],
    ['courses/tea/04-pots/07-milk.md', exercise('Milk', 'farm')],
    ['courses/tea/04-pots/08-words.md', lesson('type: reading\ntitle: Words')],
    ['courses/tea/04-pots/09-quiz.yaml', 'title: Quiz\n'],
    ['courses/coffee/04-pots/10-beans.md', exercise('Beans', 'shop')],
  ]);
  const problems = new Problems('content');
  const front = { steps, ...(withRubric && { rubric }) };
  const found = readSteps(
    front,
    { folder: { name: 'content', texts, files: new Set(), videos: new Map() }, path, courseId: 'tea' },
    problems,
  );
  return { steps: found, problems: problems.found.map((found) => `${found.line}: ${found.text}`) };
}

const text = { text: 'Say what you found.' };

test('§practice.100 the steps of a project, in order, with the titles of its exercises', () => {
  expect(read([{ exercise: 'm4-l6' }, { exercise: 'm4-l16' }, text, { upload: 'A picture.' }])).toEqual({
    steps: [
      { kind: 'exercise', lessonId: 'm4-l6', title: 'Leaves' },
      { kind: 'exercise', lessonId: 'm4-l16', title: 'Steam' },
      { kind: 'text', text: 'Say what you found.' },
      { kind: 'upload', text: 'A picture.' },
    ],
    problems: [],
  });
});

test.each<[string, Parameters<typeof read>, string[]]>([
  ['a lesson of no course', [[{ exercise: 'm4-l5' }, text]], ['4: steps: the course has no lesson m4-l5']],
  ['a lesson of another course', [[{ exercise: 'm4-l10' }, text]], ['4: steps: the course has no lesson m4-l10']],
  ['a reading', [[{ exercise: 'm4-l8' }, text]], ['4: steps: m4-l8 is not an exercise']],
  ['a quiz', [[{ exercise: 'm4-l9' }, text]], ['4: steps: m4-l9 is not an exercise']],
  [
    'another data set',
    [[{ exercise: 'm4-l6' }, { exercise: 'm4-l7' }, text]],
    ['5: steps: m4-l7 is over farm, and the one before over shop'],
  ],
  ['no exercise', [[text, { upload: 'A picture.' }]], ['3: steps: a project has at least one exercise']],
  [
    'nothing to hand in',
    [[{ exercise: 'm4-l6' }, { exercise: 'm4-l16' }]],
    ['3: steps: a project ends in a text, an upload or both'],
  ],
  [
    'no rubric',
    [[{ exercise: 'm4-l6' }, text], { withRubric: false }],
    ['3: steps: a project is graded with a rubric'],
  ],
])('§practice.100 told with its line: %s', (_what, given, expected) => {
  expect(read(...given).problems).toEqual(expected);
});
