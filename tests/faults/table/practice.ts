/** Exercises: the code as typed, its two checks, and the worked solution. */
import { expect, type Page } from '@playwright/test';
import { on } from '../../pages/on.ts';
import { exercisePage } from '../../pages/practice/exercise.page.ts';
import { messages } from '../call-faults.ts';
import { click, type Form, post, type Row, sees, type Visit } from '../row.ts';
import { stepForm } from './projects.ts';

const courseId = 'sql-for-beginners';
const lessonId = 'm1-l7';
const right = 'SELECT bike_id, name, bought FROM bikes ORDER BY bought DESC, bike_id LIMIT 5;';

/** Once the runtime has been loaded, faults of the network are those of the calls. */
async function openExercise({ page }: Visit) {
  const { open, runButton, field } = exercisePage(page);
  await open(courseId, lessonId);
  await expect(field).toBeVisible();
  await expect(runButton).toBeVisible();
}

async function writeSolution(visit: Visit) {
  const { product, person, page } = visit;
  await product.buy(person, courseId).catch(() => {}); // is enrolled already
  await openExercise(visit);
  await exercisePage(page).write(right);
  await exercisePage(page).expectCode(right);
}

const code = {
  title: 'Your code could not be checked',
  message: messages('Your code is kept. Please try again.'),
  keeps: (page: Page) => exercisePage(page).expectCode(right),
  retriesItself: true,
  recovered: sees(on(exercisePage, 'completed')),
  sessionEnded: 'in place',
} as const;

const form: Omit<Form, 'states'> = {
  button: on(exercisePage, 'checkButton'),
  reopen: openExercise,
  text: right,
  draft: {
    typed: 'ORDER BY bought',
    path: `exercise/${courseId}.${lessonId}`,
    edit: (page: Page) => exercisePage(page).write('SELECT 1;'),
  },
};

const checkForm: Form = {
  ...form,
  states: {
    'practice/exercise open': 'typed',
    'practice/exercise sending.underWay': 'sent',
    'practice/exercise sending.delayed': 'delayed',
    'practice/exercise refused': 'refused',
  },
  stored: { row: 'exerciseAttempts' },
};

const confirmForm: Form = {
  ...form,
  states: { 'practice/exercise confirming.underWay': 'sent', 'practice/exercise confirming.delayed': 'delayed' },
  // Attempts are not counted, as a reload in between starts another one.
  stored: { solved: right },
};

const chartTitle = 'Visitors of five museums';

async function openChart({ product, person, page }: Visit) {
  await product.buy(person, 'data-visualization').catch(() => {}); // is enrolled already
  await exercisePage(page).open('data-visualization', 'm3-l6');
  await expect(exercisePage(page).chartTitle).toBeVisible();
}

const chartForm: Form = {
  of: 'a chart',
  states: { 'practice/exercise open': 'typed', 'practice/exercise sending.underWay': 'sent' },
  button: on(exercisePage, 'checkButton'),
  open: async (visit) => {
    await openChart(visit);
    await exercisePage(visit.page).scaleButton('From zero').click();
    await exercisePage(visit.page).chartTitle.fill(chartTitle);
  },
  keeps: async (page) => {
    await expect(exercisePage(page).chartTitle).toHaveValue(chartTitle);
    await expect(exercisePage(page).scaleButton('From zero')).toHaveAttribute('aria-pressed', 'true');
  },
  reopen: openChart,
  text: chartTitle,
  draft: {
    typed: chartTitle,
    path: 'exercise/data-visualization.m3-l6',
    edit: (page) => exercisePage(page).chartTitle.fill('Museums'),
  },
  stored: { row: 'exerciseAttempts' },
};

const python = { courseId: 'python-for-data', lessonId: 'm1-l6' };
/** Solves the exercise, and has a line that could read input. Short, as the editor draws only lines in sight. */
const reading = {
  code: `import csv

with open('till.csv', encoding='utf-8') as file:
    first = next(csv.DictReader(file))

item = first['item']
price = float(first['amount'])
with_tip = round(price * 1.1, 2)
label = f'{item}: £{price:.2f}'
print(label)
read = lambda: input()`,
  lines: 'Ada\nGrace',
};

/** Loaded at the first visit; kept by the browser from then on. */
async function openPython({ product, person, page }: Visit) {
  await product.buy(person, python.courseId).catch(() => {}); // is enrolled already
  const { open, loadButton, runButton } = exercisePage(page);
  await open(python.courseId, python.lessonId);
  await expect(loadButton.or(runButton)).toBeVisible({ timeout: 30_000 });
  if (await loadButton.isVisible()) await loadButton.click();
  await expect(runButton).toBeVisible({ timeout: 60_000 });
}

const pythonForm: Form = {
  of: 'Python, with the lines that it reads',
  states: { 'practice/exercise open': 'typed', 'practice/exercise sending.underWay': 'sent' },
  button: on(exercisePage, 'checkButton'),
  open: async (visit) => {
    await openPython(visit);
    await exercisePage(visit.page).write(reading.code);
    await exercisePage(visit.page).input.fill(reading.lines);
  },
  keeps: async (page) => {
    await exercisePage(page).expectCode(reading.code);
    await expect(exercisePage(page).input).toHaveValue(reading.lines);
  },
  reopen: openPython,
  text: reading.lines,
  draft: {
    typed: JSON.stringify(reading.lines).slice(1, -1),
    path: `exercise/${python.courseId}.${python.lessonId}`,
    edit: (page) => exercisePage(page).write('print("other")'),
  },
  stored: { row: 'exerciseAttempts' },
};

export const practiceRows: readonly Row[] = [
  {
    ...code,
    name: 'Exercise',
    invokedBy: ['practice/exercise.checkExercise'],
    who: 'student',
    call: post(/\/attempts$/),
    open: writeSolution,
    start: click(on(exercisePage, 'checkButton')),
    forms: [checkForm, stepForm, chartForm, pythonForm],
  },
  {
    ...code,
    name: 'Exercise: on other rows',
    invokedBy: ['practice/exercise.confirmExercise'],
    who: 'student',
    call: post(/\/confirmation$/),
    open: writeSolution,
    start: click(on(exercisePage, 'checkButton')),
    forms: [confirmForm],
  },
  {
    name: 'Exercise: the solution',
    invokedBy: ['practice/hints.showSolution'],
    who: 'student',
    call: post(/\/solution$/),
    open: async (visit) => {
      const { product, person, page } = visit;
      await product.buy(person, courseId).catch(() => {}); // is enrolled already
      await openExercise(visit);
      const { hintsTab, hintButton, solutionButton } = exercisePage(page);
      await hintsTab.click();
      while (!(await solutionButton.isVisible())) await hintButton.click();
      await solutionButton.click();
    },
    start: click(on(exercisePage, 'showItButton')),
    title: 'The solution could not be loaded',
    message: messages('Please try again.'),
    recovered: sees(on(exercisePage, 'solution')),
    sessionEnded: 'as a visitor',
  },
];

const kept = 'the code is the draft that it is in practice/exercise open';

export const practiceSettled: Record<string, string> = {
  'practice/exercise running': kept,
  'practice/exercise answered': kept,
  'practice/exercise erred': kept,
  'practice/exercise stopped': kept,
  'practice/exercise different': kept,
  'practice/exercise solved': 'the attempt has the code; what is changed since is a draft again',
};
