import type { Page, Route } from '@playwright/test';
import { examplePythonExerciseLesson, exampleSqlExerciseLesson } from '../../../../src/api/generated/examples.ts';
import { runtimeMachine } from '../../../../src/machines/practice/runtime.machine.ts';
import { on } from '../../../pages/on.ts';
import { exercisePage } from '../../../pages/practice/exercise.page.ts';
import { holdWorkers, workerAnswers } from '../../browser/held-workers.ts';
import { alert, words } from '../../browser/locators.ts';
import { press, pressing } from '../../browser/page-helpers.ts';
import { model, passing } from '../../engine/model.ts';

/** The files of a runtime, which wait until the walk lets them arrive or fail. */
const filesOf = new WeakMap<Page, Route[]>();

async function holdFiles(page: Page): Promise<void> {
  const held: Route[] = [];
  filesOf.set(page, held);
  await page.route(/\.(wasm|zip)$/, (route) => void held.push(route));
}

async function fileOf(page: Page): Promise<Route> {
  for (let looks = 0; looks < 500; looks += 1) {
    const route = filesOf.get(page)?.pop();
    if (route) return route;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('No file of a runtime was asked for.');
}

const hold = async (page: Page) => {
  await holdWorkers(page, ['ready']);
  await holdFiles(page);
};

/** Bytes that are no program. */
const garbage = Buffer.alloc(879_084);

export const exerciseRuntime = model(runtimeMachine)({
  starts: {
    SQL: {
      open: async ({ page, attend, network }) => {
        await hold(page);
        network.give('getLesson', exampleSqlExerciseLesson);
        await attend('/courses/sql-for-beginners/lessons/m1-l6');
      },
      input: () => ({ isSupported: true, isAtOnce: true }),
    },
    Python: {
      open: async ({ page, attend, network }) => {
        await hold(page);
        network.give('getLesson', examplePythonExerciseLesson);
        await attend('/courses/python-for-data/lessons/m2-l6');
      },
      input: () => ({ isSupported: true, isAtOnce: false }),
    },
    'a browser without WebAssembly': {
      open: async ({ page, attend, network }) => {
        await page.addInitScript(() => Reflect.deleteProperty(window, 'WebAssembly'));
        network.give('getLesson', exampleSqlExerciseLesson);
        await attend('/courses/sql-for-beginners/lessons/m1-l6');
      },
      input: () => ({ isSupported: false, isAtOnce: true }),
    },
  },
  events: {
    load: [{}],
    cancel: [{}],
    connected: [{}],
    'load.progressed': [{ loaded: 100_000, total: 330_000 }],
    'load.succeeded': [{}],
    'load.failed': [{ why: 'offline' }, { why: 'failed' }, { why: 'unsupported' }],
  },
  answers: { loadRuntime: 'tells' },
  tells: ({ progress }) => progress !== null,
  // A file arrives once, or fails instead; Python's are too large to be loaded again and again.
  possible: (event, { start, context }) => {
    if (event.type === 'load.progressed') return start === 'SQL' && context.progress === null;
    if (event.type === 'load.succeeded') return start === 'SQL' && context.progress !== null;
    if (event.type === 'load.failed') return start === 'SQL' && context.progress === null;
    return true;
  },
  see: {
    opening: passing,
    unsupported: {
      says: '§practice.3: what the browser lacks; the code can be written all the same',
      shows: [words('This browser cannot run the exercise'), on(exercisePage, 'field')],
    },
    waiting: {
      says: '§practice.3: how much is to be loaded, and loaded when asked for',
      shows: [on(exercisePage, 'loadButton'), words(/loaded once, \d+\.\d MB/)],
    },
    loading: {
      says: '§practice.3: how much has arrived; it can be cancelled',
      shows: [on(exercisePage, 'progress'), on(exercisePage, 'cancelButton')],
    },
    offline: {
      says: '§practice.3: it goes on by itself once there is a connection',
      shows: [alert('You are offline'), on(exercisePage, 'field')],
    },
    notLoaded: {
      says: '§practice.3: it can be tried again',
      shows: [alert('SQL could not be loaded'), on(exercisePage, 'tryAgainButton')],
    },
    ready: { says: '§practice.3: code can be run', shows: [on(exercisePage, 'runButton')] },
  },
  act: {
    load: async ({ page }) => {
      // As if for the first time.
      await page.evaluate(async () => {
        for (const name of await caches.keys()) await caches.delete(name);
      });
      const { loadButton, tryAgainButton } = exercisePage(page);
      return press(loadButton.or(tryAgainButton));
    },
    cancel: pressing(exercisePage, 'cancelButton'),
    connected: async ({ page }) => {
      await page.evaluate(() => dispatchEvent(new Event('online')));
    },
    'load.progressed': async ({ page }) => {
      const file = await fileOf(page);
      await file.continue();
    },
    'load.succeeded': ({ page }) => workerAnswers(page),
    'load.failed': async ({ page }, { why }) => {
      const file = await fileOf(page);
      if (why === 'offline') await file.abort();
      else if (why === 'failed') await file.fulfill({ status: 404 });
      else {
        await file.fulfill({ body: garbage, contentType: 'application/wasm' });
        // It says that it could not be started.
      }
    },
  },
});
