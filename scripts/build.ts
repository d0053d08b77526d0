/**
 * `npm run build` builds the app into `dist/`, with a .br and a .gz beside each file that becomes smaller by it.
 *
 * `app.html` is the empty shell for every route, `index.html` the landing page rendered ahead, `catalogue.html` the shell
 * that the server fills for visitors with `.renderer/`, `lesson.html` the shell for lessons, `link.html` the one for pages
 * that a mailed link opens.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, createLogger, type Manifest } from 'vite';
import { markAsBuilt } from './build-once.ts';
import { readArguments } from './command-line.ts';
import { compress } from './compress.ts';
import { lessonPage } from './lesson-page.ts';
import { linkPage } from './link-page.ts';
import { runnerAlone } from './runtime-files.ts';
import { writeSbom } from './sbom.ts';

readArguments(import.meta.filename, { options: {} });
if (spawnSync('npx', ['panda', 'codegen', '--silent'], { stdio: 'inherit' }).status !== 0) process.exit(1);

// Styles that only stories have are not the app's.
process.env['WITHOUT_STORIES'] = '1';

const renderer = 'dist/.renderer';

const logLevel = 'warn';
const logger = createLogger(logLevel);
const customLogger = {
  ...logger,
  // What the bundler thinks of other people's files helps nobody here, and how long plugins took depends on the machine.
  warn: (...given: Parameters<typeof logger.warn>) =>
    /node_modules|PLUGIN_TIMINGS/.test(given[0]) || logger.warn(...given),
};

console.log('Building the app');
await build({ plugins: [runnerAlone()], logLevel, customLogger });
console.log('Rendering the first pages');
await build({
  build: {
    ssr: 'src/prerender.tsx',
    outDir: renderer,
    copyPublicDir: false,
    manifest: false,
    rolldownOptions: { output: { entryFileNames: 'prerender.mjs', codeSplitting: false } },
  },
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel,
  customLogger,
});

const { renderPage }: typeof import('../src/prerender.tsx') = await import(
  pathToFileURL(resolve(renderer, 'prerender.mjs')).href
);
copyFileSync('dist/index.html', 'dist/app.html');
const shell = readFileSync('dist/index.html', 'utf8');
const manifest: Manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')); // Vite's own file
writeFileSync('dist/index.html', await renderPage(withScreen(shell, 'src/routes/shell/landing.tsx'), '/'));
const catalogue = withScreen(shell, 'src/routes/catalogue/list.tsx').replace('<title>', '<title>Courses · ');
writeFileSync('dist/catalogue.html', catalogue);
writeFileSync('dist/lesson.html', lessonPage(withScreen(shell, 'src/routes/lesson/detail.tsx')));
writeFileSync('dist/link.html', linkPage(shell));
writeSbom();
await compress('dist');
markAsBuilt();

/** The shell with links to the screen's files, so that browsers load them at once, not after the first script. */
function withScreen(page: string, route: string): string {
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  visit(route);
  const links = [...files]
    .filter((file) => !page.includes(file))
    .map((file) => `    <link rel="modulepreload" crossorigin href="/${file}">\n`);
  return page.replace('  </head>', `${links.join('')}  </head>`);
}
