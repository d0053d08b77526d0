/**
 * Builds the app into `dist/`: `app.html` is the empty shell for every route, `index.html` the landing page rendered
 * ahead.
 */
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

const rendererDir = 'node_modules/.cache/renderer';

await build();
await build({ build: { ssr: 'src/prerender.tsx', outDir: rendererDir, emptyOutDir: true }, logLevel: 'warn' });

const { renderPage }: typeof import('../src/prerender.tsx') = await import(
  pathToFileURL(`${rendererDir}/prerender.js`).href
);
copyFileSync('dist/index.html', 'dist/app.html');
const shell = readFileSync('dist/index.html', 'utf8');
const landing = await renderPage('/');
const page = shell.replace('<div id="root"></div>', () => `<div id="root" data-prerendered="/">${landing}</div>`);
if (page === shell) throw new Error('index.html has no empty #root to render into.');
writeFileSync('dist/index.html', page);
rmSync(rendererDir, { recursive: true });
