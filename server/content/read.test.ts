/** Authors are told of every mistake with its file and line. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { checkContent } from './check.ts';
import { ContentError } from './problems.ts';
import { readContent } from './read.ts';

const course = `title: Tea
description: How to make tea.
level: Beginner
price: 19.99
lastUpdated: 2026-10-01
instructor: { name: Ada, title: Cook, bio: Likes tea. }
prerequisites:
  - A kettle
`;
const reading = '---\ntype: reading\ntitle: Leaves\n---\n\nLeaves are\ndried.\n';
const drawn = '## Up\n\n```picture\nkind: words\nlines: [Steam]\n```\n\n';
const video = `---\ntype: video\ntitle: Steam\n---\n\n${drawn}See it rise.\n`;
const vtt = 'WEBVTT\n\n00:00.000 --> 00:01.000\nIt rises.\n';
const pot = '---\ntitle: A pot\ndueInDays: 14\nfiles:\n  - list.csv\n---\n\nMake a\npot.\n';
const rubric = `resubmissions: 1
blind: true
rubric:
  - title: Leaves
    levels:
      - title: Whole
        points: 70
        description: None is broken.
      - title: Dust
        points: 5
        description: It is all dust.
  - title: Water
    levels: [{ title: Hot, points: 30, description: It boiled. }, { title: Cold, points: 0, description: It did not. }]
---`;
const assignment = '---\ntype: assignment\ntitle: A cup\neffort: 20\n---\n\nMake one.\n';
const quiz = `title: Check
questions:
  - question: Which water?
    options:
      - Cold
      - Boiling
    correct: 2
    explanation: It has to be hot.

  - question: Which cup?
    options: [A small one, A large one]
    correct: 1
    explanation: It stays warm.
`;

/** The smallest content that has one of each kind. */
const good: Record<string, string> = {
  'catalogue.yaml': 'courses:\n  - tea\n',
  'courses/tea/course.yaml': course,
  'courses/tea/about.md': 'First\nparagraph.\n\nSecond.\n',
  'courses/tea/01-start/module.yaml': 'title: Start\ndescription: The first cup.\noutcome: Make a cup of tea\n',
  'courses/tea/01-start/01-leaves.md': reading,
  'courses/tea/01-start/02-steam.md': video,
  'courses/tea/01-start/04-check.yaml': quiz,
  'courses/tea/01-start/05-a-cup.md': assignment,
  'courses/tea/assignments/pot.md': pot.replace('csv\n---', `csv\n${rubric}`),
  'courses/tea/assignments/files/list.csv': 'a,b\n',
  'resources/01-kettles.md':
    '---\ntype: guide\ntitle: Kettles\ndescription: All of them.\ncategory: Workshops\ntags: [water]\nlevel: beginner\n---\n\nSee [tea](/courses/tea).\n',
  'resources/02-list.yaml':
    'type: download\ntitle: A list\ndescription: To print.\ncategory: Workshops\ntags: []\nlevel: beginner\nfile: list.md\n',
  'resources/downloads/list.md': 'x',
};

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** The good content with some files in place of others; null leaves one out. */
function write(changes: Record<string, string | null> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  folders.push(folder);
  for (const [path, text] of Object.entries({ ...good, ...changes })) {
    if (text === null) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** What the author is told, without the folder's name. */
function mistakes(changes: Record<string, string | null>): string[] {
  const folder = write(changes);
  const { problems } = checkContent(folder);
  return problems.map(({ file, line, text }) => `${file.slice(relative('', folder).length + 1)}:${line}: ${text}`);
}

const replaced = (text: string, part: string, by: string) => {
  expect(text).toContain(part);
  return text.replace(part, by);
};

describe('§resources.9 a video among the resources', () => {
  const steam = (front: string, body: string) => ({
    'resources/03-steam.md': `---\ntype: video\ntitle: Steam\ndescription: It rises.\ncategory: Workshops\ntags: []\nlevel: beginner\n${front}---\n\n${body}`,
  });

  test('takes as long as its words', () => {
    const { resources } = readContent(write(steam('', `${drawn}See it rise.\n`)));
    const read = resources.find(({ id }) => id === 'steam');
    expect(read).toMatchObject({ body: '### Up\n\nSee it rise.', duration: '1 min', video: { seconds: 2 } });
  });

  test('states no duration, and has pictures', () => {
    expect(mistakes(steam('duration: 12 min\n', `${drawn}See it rise.\n`))).toEqual([
      'resources/03-steam.md:8: duration: is not known here',
    ]);
    expect(mistakes(steam('', 'See it rise.\n'))).toEqual([
      'resources/03-steam.md:10: a picture must stand before the first words',
    ]);
  });
});

describe('§content.9 content that is right', () => {
  test('is read as it was written', () => {
    const { courses, assignments, resources } = readContent(write());
    expect(courses).toEqual([
      {
        id: 'tea',
        title: 'Tea',
        description: 'How to make tea.',
        level: 'Beginner',
        price: 1999,
        duration: '25 minutes',
        lastUpdated: '2026-10-01',
        instructor: { name: 'Ada', title: 'Cook', bio: 'Likes tea.' },
        prerequisites: ['A kettle'],
        requires: [],
        fullDescription: 'First paragraph.\n\nSecond.',
        certificateAssignments: [],
        isOutline: false,
        modules: [
          {
            id: 'm1',
            title: 'Start',
            outcome: 'Make a cup of tea',
            description: 'The first cup.',
            lessons: [
              { id: 'm1-l1', type: 'reading', title: 'Leaves', minutes: 1, body: 'Leaves are\ndried.' },
              {
                id: 'm1-l2',
                type: 'video',
                title: 'Steam',
                minutes: 1,
                seconds: 2,
                transcript: '### Up\n\nSee it rise.',
                media: {
                  kind: 'scenes',
                  chapters: [
                    {
                      title: 'Up',
                      sentences: [
                        { text: 'See it rise.', seconds: 2, picture: expect.objectContaining({ kind: 'words' }) },
                      ],
                    },
                  ],
                },
              },
              {
                id: 'm1-l4',
                type: 'quiz',
                draw: 2,
                title: 'Check',
                minutes: 3,
                questions: [
                  {
                    prompt: 'Which water?',
                    options: ['Cold', 'Boiling'],
                    correct: 1,
                    explanation: 'It has to be hot.',
                  },
                  {
                    prompt: 'Which cup?',
                    options: ['A small one', 'A large one'],
                    correct: 0,
                    explanation: 'It stays warm.',
                  },
                ],
              },
              { id: 'm1-l5', type: 'assignment', title: 'A cup', minutes: 20, body: 'Make one.' },
            ],
          },
        ],
      },
    ]);
    expect(assignments).toEqual([
      {
        id: 'pot',
        courseId: 'tea',
        title: 'A pot',
        description: 'Make a pot.',
        attachments: ['list.csv'],
        dueInDays: 14,
        resubmissions: 1,
        isBlind: true,
        rubric: [
          {
            title: 'Leaves',
            levels: [
              { title: 'Whole', points: 70, description: 'None is broken.' },
              { title: 'Dust', points: 5, description: 'It is all dust.' },
            ],
          },
          {
            title: 'Water',
            levels: [
              { title: 'Hot', points: 30, description: 'It boiled.' },
              { title: 'Cold', points: 0, description: 'It did not.' },
            ],
          },
        ],
        steps: null,
      },
    ]);
    expect(resources.map(({ id, url, body }) => [id, url, body])).toEqual([
      ['kettles', '/resources/kettles', 'See [tea](/courses/tea).'],
      ['list', '/downloads/list.md', undefined],
    ]);
  });

  test('has no mistakes', () => {
    expect(mistakes({})).toEqual([]);
  });

  test('may come from an editor that ends lines with a carriage return', () => {
    const returned = Object.fromEntries(
      Object.entries(good).map(([path, text]) => [path, text.replaceAll('\n', '\r\n')]),
    );
    expect(readContent(write(returned))).toEqual(readContent(write()));
  });
});

const at = 'courses/tea/01-start';
const aim = 'title: Serve\nsummary: Serve tea to guests.\noutcomes:\n  - { course: tea, module: m1 }\n';
const second = {
  'courses/tea/02-more/module.yaml': 'title: More\ndescription: The second cup.\noutcome: Make a second cup\n',
  'courses/tea/02-more/01-leaves.md': reading.replace('Leaves', 'Stalks'),
};
const potFile = 'courses/tea/assignments/pot.md';
const potText = good[potFile] ?? '';

describe('§content.10 a mistake is told with its file and line', () => {
  test.each<[string, Record<string, string | null>, string]>([
    ['a file that is missing', { 'courses/tea/course.yaml': null }, 'courses/tea/course.yaml:1: the file is missing'],
    [
      'a value that is missing',
      { 'courses/tea/course.yaml': replaced(course, 'level: Beginner\n', '') },
      'courses/tea/course.yaml:1: level: is missing',
    ],
    [
      'an empty value',
      { [`${at}/module.yaml`]: "title: Start\ndescription: ''\n" },
      `${at}/module.yaml:2: description: must not be empty`,
    ],
    [
      '§analytics.40 an outcome that is measured and not said',
      { [`${at}/module.yaml`]: 'title: Start\ndescription: The first cup.\n' },
      `${at}/module.yaml:1: outcome: its questions and exercises measure one: name it`,
    ],
    [
      '§analytics.40 an outcome of a module that is not there',
      { [`${at}/04-check.yaml`]: replaced(quiz, 'correct: 2\n', 'correct: 2\n    outcome: m7\n') },
      `${at}/module.yaml:1: outcome: the course has no module m7`,
    ],
    [
      '§analytics.40 an outcome that another module of the course has',
      {
        'courses/tea/02-more/module.yaml': 'title: More\ndescription: The second cup.\noutcome: Make a cup of tea\n',
        'courses/tea/02-more/01-leaves.md': reading.replace('Leaves', 'Stalks'),
      },
      'courses/tea/02-more/module.yaml:1: outcome: there is another "Make a cup of tea"',
    ],
    [
      '§content.14 a course that builds on one that is not there',
      { 'courses/tea/course.yaml': `${course}requires:\n  - { course: coffee }\n` },
      'courses/tea/course.yaml:1: requires: there is no course coffee',
    ],
    [
      '§content.14 a course that builds on a module that is not there',
      { 'courses/tea/course.yaml': `${course}requires:\n  - { course: tea, module: m9 }\n` },
      'courses/tea/course.yaml:1: requires: the course tea has no module m9',
    ],
    [
      '§content.14 a course that builds on itself',
      { 'courses/tea/course.yaml': `${course}requires:\n  - { course: tea }\n` },
      'courses/tea/course.yaml:1: requires: the course would build on itself: tea, tea',
    ],
    [
      '§certificates.14 an assignment for the certificate that is not there',
      { 'courses/tea/course.yaml': `${course}certificate: { assignments: [jug] }\n` },
      'courses/tea/course.yaml:9: certificate: there is no assignments/jug.md',
    ],
    [
      '§certificates.14 an assignment for the certificate that has no points',
      {
        'courses/tea/course.yaml': `${course}certificate: { assignments: [pot] }\n`,
        'courses/tea/assignments/pot.md': pot,
      },
      'courses/tea/course.yaml:9: certificate: assignments/pot.md has no rubric',
    ],
    [
      '§lesson.28 a draw of more questions than there are',
      { [`${at}/04-check.yaml`]: `draw: 3\n${quiz}` },
      `${at}/04-check.yaml:1: draw: must not be more than there are questions`,
    ],
    [
      '§content.14 an aim with an outcome that is not there',
      { 'aims/01-serve.yaml': aim.replace('m1', 'm9') },
      'aims/01-serve.yaml:1: outcomes: the course tea has no module m9',
    ],
    [
      '§content.14 an aim that is like another',
      { 'aims/01-serve.yaml': aim, 'aims/02-pour.yaml': aim.replace('Serve', 'Pour') },
      'aims/02-pour.yaml:1: outcomes: the same as those of aims/01-serve.yaml',
    ],
    [
      '§content.14 an aim with the title of another',
      { 'aims/01-serve.yaml': aim, 'aims/02-pour.yaml': aim.replace('m1', 'm2'), ...second },
      'aims/02-pour.yaml:1: title: that of aims/01-serve.yaml',
    ],
    [
      '§content.14 an aim with the name of another',
      { 'aims/01-serve.yaml': aim, 'aims/02-serve.yaml': aim.replace('Serve', 'Pour').replace('m1', 'm2'), ...second },
      'aims/02-serve.yaml:1: the name after the number is that of aims/01-serve.yaml',
    ],
    [
      'a misspelt name',
      { 'courses/tea/course.yaml': replaced(course, 'prerequisites', 'prerequisits') },
      'courses/tea/course.yaml:7: prerequisits: is not known here',
    ],
    [
      'a word that is none of those',
      { 'courses/tea/course.yaml': replaced(course, 'Beginner', 'Easy') },
      'courses/tea/course.yaml:3: level: must be one of Beginner, Intermediate, Advanced',
    ],
    [
      'a day that is none',
      { 'courses/tea/course.yaml': replaced(course, '2026-10-01', '1 October') },
      'courses/tea/course.yaml:5: lastUpdated: must be a day such as 2026-10-01',
    ],
    [
      'a price of half a penny',
      { 'courses/tea/course.yaml': replaced(course, '19.99', '19.995') },
      'courses/tea/course.yaml:4: price: must have at most two decimals',
    ],
    [
      'a number where a text belongs',
      { [`${at}/04-check.yaml`]: replaced(quiz, '- Cold', '- 12') },
      `${at}/04-check.yaml:5: options: must be a text; put it in quotes`,
    ],
    [
      'YAML that cannot be read',
      { [`${at}/04-check.yaml`]: replaced(quiz, 'correct: 2', 'correct: [2') },
      `${at}/04-check.yaml:8: `,
    ],
    [
      'one option',
      { [`${at}/04-check.yaml`]: replaced(quiz, '      - Boiling\n', '') },
      `${at}/04-check.yaml:5: options: at least two are needed`,
    ],
    [
      'an option twice',
      { [`${at}/04-check.yaml`]: replaced(quiz, '- Boiling', '- Cold') },
      `${at}/04-check.yaml:5: options: two are the same`,
    ],
    [
      'a correct option that is not there',
      { [`${at}/04-check.yaml`]: replaced(quiz, 'correct: 2', 'correct: 3') },
      `${at}/04-check.yaml:7: correct: must be the number of an option, counted from 1`,
    ],
    [
      'options counted from 0',
      { [`${at}/04-check.yaml`]: replaced(quiz, 'correct: 1', 'correct: 0') },
      `${at}/04-check.yaml:12: correct: must be the number of an option, counted from 1`,
    ],
    [
      'no front matter',
      { [`${at}/01-leaves.md`]: 'Leaves.\n' },
      `${at}/01-leaves.md:1: must begin with its title and type between two lines of ---`,
    ],
    [
      'a type of lesson that is none',
      { [`${at}/01-leaves.md`]: replaced(reading, 'reading', 'podcast') },
      `${at}/01-leaves.md:2: type: must be reading, video, assignment or exercise (a quiz is a .yaml file)`,
    ],
    [
      'no text',
      { [`${at}/01-leaves.md`]: '---\ntype: reading\ntitle: Leaves\n---\n' },
      `${at}/01-leaves.md:5: there is no text below the second ---`,
    ],
    [
      'a file that is not there',
      {
        [`${at}/02-steam.md`]: replaced(video, `---\n\n${drawn}`, 'file: steam.webm\ncaptions: steam.vtt\n---\n\n'),
        'videos/steam.vtt': vtt,
      },
      `${at}/02-steam.md:4: file: there is no videos/steam.webm`,
    ],
    [
      'a file without captions',
      {
        [`${at}/02-steam.md`]: replaced(video, `---\n\n${drawn}`, 'file: steam.webm\n---\n\n'),
        'videos/steam.webm': 'x',
      },
      `${at}/02-steam.md:4: captions: a file needs them, in videos/`,
    ],
    [
      'an explanation without a picture',
      { [`${at}/02-steam.md`]: replaced(video, drawn, '') },
      `${at}/02-steam.md:6: a picture must stand before the first words`,
    ],
    [
      'a picture with a mistake',
      {
        [`${at}/02-steam.md`]: replaced(
          video,
          `---\n\n${drawn}`,
          '---\n\n## Steam\n\n```picture\nkind: bars\nlabels: [a, b]\nvalues: [1]\n```\n\n',
        ),
      },
      `${at}/02-steam.md:11: values: each label needs a value`,
    ],
    [
      'a change of a picture with a mistake',
      {
        [`${at}/02-steam.md`]: replaced(
          video,
          `---\n\n${drawn}`,
          '---\n\n## Steam\n\n```picture\nkind: words\nlines: [a]\n```\n\nIt is hot.\n\n```picture\nmark: [3]\n```\n\n',
        ),
      },
      `${at}/02-steam.md:16: names a place that its list does not have`,
    ],
    [
      'an effort that is none',
      { [`${at}/05-a-cup.md`]: replaced(assignment, '20', 'much') },
      `${at}/05-a-cup.md:4: effort: must be a number of minutes`,
    ],
    [
      'a name without a number',
      { [`${at}/leaves.md`]: reading },
      `${at}/leaves.md:1: the name must be like 01-a-title, with small letters a to z, digits and hyphens`,
    ],
    [
      'two lessons of one number',
      { [`${at}/02-more-steam.md`]: replaced(video, 'Steam', 'More steam') },
      `${at}/02-steam.md:1: has the same number as 02-more-steam.md`,
    ],
    [
      'a first lesson that visitors cannot see',
      { [`${at}/01-leaves.md`]: replaced(assignment, 'A cup', 'Another cup') },
      'courses/tea/course.yaml:1: the first lesson is shown to visitors: it must be a reading or a video',
    ],
    [
      'a course that is not listed',
      { 'courses/milk/about.md': 'x' },
      'courses/milk:1: catalogue.yaml does not list the course',
    ],
    [
      'a listed course that is not there',
      { 'catalogue.yaml': 'courses:\n  - tea\n  - milk\n' },
      'catalogue.yaml:3: courses: there is no folder courses/milk',
    ],
    ...(
      [
        ['70', '60', 9, 'rubric: the best levels add up to 90 points, not to 100'],
        ['5', '70', 11, 'levels: must have fewer points from one to the next, the best first'],
        ['Dust', 'Whole', 11, 'levels: two have the same title'],
        ['title: Water', 'title: Leaves', 9, 'rubric: two criteria have the same title'],
        ['points: 5', 'points: some', 15, 'points: must be a number of points'],
        ['blind: true', 'blind: maybe', 7, 'blind: must be true or false'],
        ['resubmissions: 1', 'resubmissions: often', 6, 'resubmissions: must be a number of times'],
      ] as const
    ).map(([from, to, line, told]): [string, Record<string, string | null>, string] => [
      `§grading.1 a rubric in which ${to} is wrong`,
      { [potFile]: replaced(potText, from, to) },
      `${potFile}:${line}: ${told}`,
    ]),
    [
      'an attachment that is not there',
      { 'courses/tea/assignments/files/list.csv': null },
      'courses/tea/assignments/pot.md:5: files: there is no list.csv in the folder files beside it',
    ],
    [
      'a download that is not there',
      { 'resources/downloads/list.md': null },
      'resources/02-list.yaml:7: file: there is no list.md in resources/downloads',
    ],
    [
      'a resource twice',
      { 'resources/03-kettles.md': replaced(good['resources/01-kettles.md'] ?? '', 'Kettles', 'More') },
      'resources/03-kettles.md:1: another resource is named kettles, too',
    ],
  ])('%s', (_, changes, told) => {
    expect(mistakes(changes)).toContainEqual(expect.stringContaining(told));
    // A server does not start with it, either.
    expect(() => readContent(write(changes))).toThrow(ContentError);
  });
});

describe('§content.10 npm run content also tells of what a server can start with', () => {
  test.each<[string, Record<string, string>, string]>([
    [
      'a title twice',
      { [`${at}/02-steam.md`]: replaced(video, 'Steam', 'Leaves') },
      `${at}/02-steam.md:3: title: there is another "Leaves"`,
    ],
    [
      'HTML',
      { [`${at}/01-leaves.md`]: replaced(reading, 'dried.', 'dried.\n\n<div>In the sun.</div>') },
      `${at}/01-leaves.md:9: HTML is shown as it is written, not run: <div>In the sun.</div>`,
    ],
    [
      'a picture',
      { [`${at}/01-leaves.md`]: replaced(reading, 'dried', '![dried](leaf.png)') },
      `${at}/01-leaves.md:7: a picture in a text is not shown`,
    ],
    [
      '§lesson.30 a self-study task that asks for handing in',
      { [`${at}/05-a-cup.md`]: replaced(assignment, 'Make one.', 'Make one.\n\nHand it in by Friday.') },
      `${at}/05-a-cup.md:9: nothing is submitted here: write an assignment, or say what to do with it alone`,
    ],
    [
      'a link to nowhere',
      { [`${at}/01-leaves.md`]: replaced(reading, 'dried', '[dried](/courses/coffee)') },
      `${at}/01-leaves.md:7: the link leads nowhere: /courses/coffee`,
    ],
    [
      'a link that is no address',
      { [`${at}/01-leaves.md`]: replaced(reading, 'dried', '[dried](02-steam.md)') },
      `${at}/01-leaves.md:7: the link is no address: 02-steam.md (write /… or https://…)`,
    ],
    [
      'an explorable with a control that it does not have',
      { [`${at}/01-leaves.md`]: `${reading}\n\`\`\`explorable spread\nshows: Move it.\nheat: 5\n\`\`\`\n` },
      `${at}/01-leaves.md:11: heat: is not known here (shows, distance)`,
    ],
    [
      'an explorable outside of lessons',
      { 'courses/tea/about.md': 'First.\n\n```explorable spread\nshows: Move it.\n```\n' },
      'courses/tea/about.md:3: an explorable stands in the text of a lesson, and in no list or quotation',
    ],
  ])('%s', (_, changes, told) => {
    expect(mistakes(changes)).toEqual([told]);
    expect(() => readContent(write(changes))).not.toThrow();
  });

  test('links to courses, lessons, resources, files, pages and other sites lead somewhere', () => {
    const links = ['/courses/tea', '/courses/tea/lessons/m1-l4', '/resources/kettles', '/downloads/list.md']
      .concat(['/dashboard', '/courses?level=Beginner', 'https://example.org', '#top'])
      .map((href) => `[x](${href})`);
    expect(mistakes({ [`${at}/01-leaves.md`]: replaced(reading, 'dried', links.join(' ')) })).toEqual([]);
  });
});

test('§content.10: all mistakes are told at once, by file and line', () => {
  const told = mistakes({
    'courses/tea/course.yaml': replaced(replaced(course, 'Beginner', 'Easy'), '19.99', 'much'),
    [`${at}/04-check.yaml`]: replaced(quiz, 'correct: 2', 'correct: 9'),
  });
  expect(told.map((line) => line.split(': ')[0])).toEqual([
    `${at}/04-check.yaml:7`,
    'courses/tea/course.yaml:3',
    'courses/tea/course.yaml:4',
  ]);
});

test('§content.10: a folder that is not there is named', () => {
  expect(() => readContent('no-such-content')).toThrow(
    'no-such-content:1: there is no such folder (see CONTENT_FOLDER)',
  );
});
