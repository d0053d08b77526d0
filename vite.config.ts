import { globSync } from 'node:fs';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { BrowserCommand } from 'vitest/node';
import { chromiumArgs, findChromium } from './scripts/chromium.ts';
import { chunks } from './scripts/chunks.ts';
import { constructedStyles, ownCursors } from './scripts/constructed-styles.ts';
import { contentFiles } from './scripts/content/vite-files.ts';
import { runtimeFiles, runtimeWorkers } from './scripts/runtime-files.ts';
import { SlowFirst } from './scripts/slow-first.ts';
import { staticStyles } from './scripts/static-styles.ts';
import type { AskedRequest } from './tests/asked-request.ts';
import { isWhole, sampleOf, seed } from './tests/samples.ts';

const apiOrigin = process.env['API_ORIGIN'] ?? 'http://localhost:3000';

/** By default the runner takes one worker less than there are cores, which is only one of two. */
const maxWorkers = 2;

// Some tests import all machines or models, which takes a busy machine long.
const unitTests = {
  environment: 'node' as const,
  setupFiles: ['tests/property-seed.ts'],
  maxWorkers,
  testTimeout: 60_000,
};

/** Tests of the API's client side. Its modules keep state as long as a page lives, so each file gets its own copies. */
const edge = ['src/{api,sync}/**/*.test.ts'];

/**
 * The server's tests run on PostgreSQL, which takes half as long, and a sample of their files on the embedded database, too;
 * with `WHOLE=1` all run on both.
 */
const serverTests = {
  environment: 'node' as const,
  setupFiles: ['tests/property-seed.ts', 'server/testing/cheap-hashes.ts'],
  include: ['server/**/*.test.ts', 'tests/contract/**/*.test.ts'],
  testTimeout: 30_000,
  hookTimeout: 60_000,
  maxWorkers,
  isolate: false,
};

/** These start the embedded database themselves. */
const testsOfEmbedded = [
  'server/platform/database/client.test.ts',
  'server/platform/database/compaction.test.ts',
  'tests/contract/backup.test.ts',
  'tests/contract/mail-durability.test.ts',
  'tests/contract/settings.test.ts',
];

const filesOfServer = globSync(serverTests.include);
/** The server's files that `npm test` leaves out of this run (`scripts/test-samples.ts`). */
const leftOut = process.env['LEFT_OUT']?.split(' ') ?? [];
const onBothDatabases = sampleOf('files', filesOfServer);

/** What is wrong with a story's requests by the contract. Imported only when it is called: builds need no contract. */
async function wrongRequests(_context: unknown, requests: AskedRequest[]): Promise<string[]> {
  const { wrongRequest } = await import('./tests/request-check.ts');
  return requests.flatMap(wrongRequest);
}

/** The accessibility tree of the story that is shown, in Playwright's notation. */
const ariaSnapshot: BrowserCommand<[]> = ({ iframe }) => iframe.locator('body').ariaSnapshot();

export default defineConfig({
  plugins: [
    react(),
    staticStyles(),
    constructedStyles(),
    ownCursors(),
    contentFiles(),
    runtimeFiles(),
    chunks('index.html', 'src/routes/shell/landing.tsx'),
  ],
  worker: runtimeWorkers,
  resolve: { tsconfigPaths: true },
  server: { proxy: { '/v1': apiOrigin, '/sandbox': apiOrigin } },
  build: {
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false },
    // `npm run bench -- --bytes` holds what each route loads.
    chunkSizeWarningLimit: 1_500,
  },
  test: {
    // A story without an approved snapshot fails; `-u` writes it.
    update: 'none',
    sequence: { sequencer: SlowFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          ...unitTests,
          include: [
            'src/**/*.test.ts',
            'tests/gates/**/*.test.ts',
            'tests/models/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          exclude: edge,
          // Their modules keep no state, so all files of a worker share them.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'edge', ...unitTests, include: edge } },
      {
        extends: true,
        test: {
          name: 'server',
          globalSetup: 'server/testing/postgres-setup.ts',
          ...serverTests,
          setupFiles: [...serverTests.setupFiles, 'server/testing/one-query-at-a-time.ts'],
          exclude: [...testsOfEmbedded, ...leftOut],
        },
      },
      {
        extends: true,
        test: {
          name: 'server-embedded',
          ...serverTests,
          // The attacks are a sample, too; `npm run attack` carries out all of them on both.
          include: [...serverTests.include, 'tests/attacks/**/*.test.ts'],
          exclude: [
            ...filesOfServer.filter((file) => !onBothDatabases.includes(file) && !testsOfEmbedded.includes(file)),
            ...leftOut,
          ],
        },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir: '.storybook' })],
        define: { 'import.meta.env.WHOLE': JSON.stringify(isWhole), 'import.meta.env.SEED': JSON.stringify(seed) },
        // Vite looks for dependencies here before the first story runs, as one that it finds later reloads the page. A
        // story's link may open the app, so the app's dependencies are included.
        cacheDir: 'node_modules/.cache/stories',
        optimizeDeps: { entries: ['src/ui/**/*.stories.tsx', '.storybook/preview.tsx', 'src/main.tsx'] },
        test: {
          name: 'stories',
          maxWorkers,
          isolate: false,
          setupFiles: ['.storybook/connected/held-requests.ts', '.storybook/aria-snapshot.ts'],
          browser: {
            enabled: true,
            commands: { wrongRequests, ariaSnapshot },
            headless: true,
            provider: playwright({ launchOptions: { executablePath: findChromium(), args: chromiumArgs } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
