import { expect, type Page, type Route } from '@playwright/test';
import { examplePythonExerciseLesson, exampleSqlExerciseLesson } from '../../../../src/api/generated/examples.ts';
import { runtimeMachine } from '../../../../src/machines/practice/runtime.machine.ts';
import { on } from '../../../pages/on.ts';
import { exercisePage } from '../../../pages/practice/exercise.page.ts';
import { holdWorkers, workerAnswers } from '../../browser/held-workers.ts';
import { alert, text } from '../../browser/locators.ts';
import { type PageHelpers, press, pressing } from '../../browser/page-helpers.ts';
import { model, passing } from '../../engine/model.ts';

/** The files of a runtime, which wait until the walk lets them arrive or fail; null where the browser has kept them. */
const filesOf = new WeakMap<Page, Route[] | null>();

const isKept = (page: Page) => filesOf.get(page) === null;

async function holdFiles(page: Page): Promise<void> {
  filesOf.set(page, []);
  await page.route(/\.(wasm|zip)$/, (route) => {
    const held = filesOf.get(page);
    return held ? void held.push(route) : route.abort();
  });
}

/** The file that compiles, or the library beside it, once it is asked for. */
async function fileOf(page: Page, ending: 'wasm' | 'zip'): Promise<Route> {
  for (let looks = 0; looks < 500; looks += 1) {
    const held = filesOf.get(page) ?? [];
    const at = held.findLastIndex((route) => route.request().url().endsWith(ending));
    const [route] = at < 0 ? [] : held.splice(at, 1);
    if (route && !route.request().failure()) return route;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`No .${ending} of a runtime was asked for.`);
}

const hold = async (page: Page) => {
  await holdWorkers(page, ['ready']);
  await holdFiles(page);
};

const isPython = (page: Page) => page.url().includes('python');

async function openPython({ page, attend, network }: PageHelpers): Promise<void> {
  await hold(page);
  network.give('getLesson', examplePythonExerciseLesson);
  await attend(pythonPath);
}

/** Empties the browser's caches, so that the runtime is loaded as if for the first time. */
const forget = (page: Page) =>
  page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });

/** Sets what the browser says about its network: a request that is aborted does not change that. */
const setOnline = (page: Page, isOnline: boolean) =>
  page.evaluate((value) => Object.defineProperty(navigator, 'onLine', { value, configurable: true }), isOnline);

/** Bytes in the size of the runtimes that are no program. */
const garbage = { sql: Buffer.alloc(879_084), python: Buffer.alloc(9_598_218) };

const pythonPath = '/courses/python-for-data/lessons/m2-l6';

const load = { type: 'load' };
const some = { loaded: 100_000, total: 330_000 };
const arrives = { type: 'load.progressed', ...some };
const fails = (why: 'offline' | 'failed' | 'unsupported') => ({ type: 'load.failed', why });

export const exerciseRuntime = model(runtimeMachine)({
  starts: {
    SQL: {
      open: async ({ page, attend, network }) => {
        await hold(page);
        network.give('getLesson', exampleSqlExerciseLesson);
        await attend('/courses/sql-for-beginners/lessons/m1-l6');
      },
      input: () => ({ isProvided: true, isSupported: true, isAtOnce: true }),
    },
    Python: {
      open: openPython,
      input: () => ({ isProvided: true, isSupported: true, isAtOnce: false }),
    },
    'an extra whose packages the server does not have': {
      open: async ({ page, attend, network }) => {
        await hold(page);
        network.give('getLesson', { ...examplePythonExerciseLesson, packages: { names: ['pandas'] } });
        await attend(pythonPath);
      },
      input: () => ({ isProvided: false, isSupported: true, isAtOnce: false }),
    },
    'Python that the browser has kept': {
      open: async (helpers) => {
        const { page, visit } = helpers;
        await openPython(helpers);
        await exercisePage(page).loadButton.click();
        await (await fileOf(page, 'zip')).continue();
        await (await fileOf(page, 'wasm')).continue();
        await workerAnswers(page, 'ready');
        await exercisePage(page).runButton.waitFor();
        filesOf.set(page, null);
        await visit(pythonPath);
      },
      input: () => ({ isProvided: true, isSupported: true, isAtOnce: true }),
    },
    'a browser without WebAssembly': {
      open: async ({ page, attend, network }) => {
        await page.addInitScript(() => Reflect.deleteProperty(window, 'WebAssembly'));
        network.give('getLesson', exampleSqlExerciseLesson);
        await attend('/courses/sql-for-beginners/lessons/m1-l6');
      },
      input: () => ({ isProvided: true, isSupported: false, isAtOnce: true }),
    },
  },
  events: {
    load: [{}],
    cancel: [{}],
    connected: [{}],
    'load.progressed': [some],
    'load.succeeded': [{}],
    'load.failed': [{ why: 'offline' }, { why: 'failed' }, { why: 'unsupported' }],
  },
  answers: { loadRuntime: 'tells' },
  tells: ({ progress }) => progress !== null,
  possible: (event, { start, context: { progress } }) => {
    const isLarge = start === 'Python';
    if (event.type === 'load.progressed') return progress === null;
    // Python's library arrives first, so Python can still fail after some progress, and its program is compiled only then.
    if (event.type === 'load.failed') {
      if (isLarge) return progress !== null || !('why' in event) || event.why !== 'unsupported';
      return start === 'SQL' && progress === null;
    }
    return event.type !== 'load.succeeded' || progress !== null;
  },
  // Python uses the same machine as SQL, but has two large files, so a few walks are enough for it.
  besides: [
    { start: 'Python', events: [load, arrives, { type: 'cancel' }, load, arrives, { type: 'load.succeeded' }] },
    {
      start: 'Python',
      events: [load, fails('offline'), { type: 'connected' }, arrives, fails('offline'), load, fails('failed')],
    },
    { start: 'Python', events: [load, fails('failed'), load, arrives, fails('unsupported')] },
    { start: 'Python that the browser has kept', events: [arrives, { type: 'load.succeeded' }] },
  ],
  see: {
    opening: passing,
    notProvided: {
      says: '§practice.148: what the code needs is not here; it can be written and read all the same',
      shows: [text('This exercise cannot be run here'), on(exercisePage, 'field')],
    },
    unsupported: {
      says: '§practice.3: what the browser lacks; the code can be written all the same',
      shows: [text('This browser cannot run the exercise'), on(exercisePage, 'field')],
    },
    waiting: {
      says: '§practice.3: how much is to be loaded, and loaded when asked for',
      shows: [on(exercisePage, 'loadButton'), text(/loaded once, \d+\.\d MB/)],
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
      shows: [alert(/(SQL|Python) could not be loaded/), on(exercisePage, 'tryAgainButton')],
    },
    ready: { says: '§practice.3: code can be run', shows: [on(exercisePage, 'runButton')] },
  },
  act: {
    load: async ({ page }) => {
      await setOnline(page, true);
      if (!isKept(page)) await forget(page);
      const { loadButton, tryAgainButton } = exercisePage(page);
      return press(loadButton.or(tryAgainButton));
    },
    cancel: pressing(exercisePage, 'cancelButton'),
    // Browsers report a network only after they were offline.
    connected: async ({ page }) => {
      await setOnline(page, true);
      await page.context().setOffline(true);
      await page.context().setOffline(false);
    },
    'load.progressed': async ({ page }) => {
      if (isKept(page)) return;
      await (await fileOf(page, isPython(page) ? 'zip' : 'wasm')).continue();
      await expect(exercisePage(page).progress).toHaveAttribute('aria-valuetext', /^[\d.]+ of [\d.]+ MB$/);
    },
    'load.succeeded': async ({ page }) => {
      if (isPython(page) && !isKept(page)) await (await fileOf(page, 'wasm')).continue();
      await workerAnswers(page, 'ready');
    },
    'load.failed': async ({ page }, { why }) => {
      const program = await fileOf(page, 'wasm');
      await setOnline(page, why !== 'offline');
      if (why === 'offline') return program.abort('internetdisconnected');
      if (why === 'failed') return program.fulfill({ status: 404 });
      await program.fulfill({ body: garbage[isPython(page) ? 'python' : 'sql'], contentType: 'application/wasm' });
    },
  },
});
