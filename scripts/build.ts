/**
 * `npm run build` builds the app into `dist/`, with a .br and a .gz beside each file that becomes smaller by it.
 *
 * `index.html` is the empty shell of every page, which the server fills with `.renderer/`, `link.html` the one for pages
 * that a mailed link opens.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { build } from 'vite';
import { markAsBuilt } from './build-once.ts';
import { readArguments } from './command-line.ts';
import { compress } from './compress.ts';
import { linkPage } from './link-page.ts';
import { writePreviewPictures } from './preview-pictures.ts';
import { quiet } from './quiet-build.ts';
import { rendererBuild } from './renderer-build.ts';
import { runnerAlone } from './runtime-files.ts';
import { writeSbom } from './sbom.ts';
import { screenFiles } from './screen-files.ts';

readArguments(import.meta.filename, { options: {} });
if (spawnSync('npx', ['panda', 'codegen', '--silent'], { stdio: 'inherit' }).status !== 0) process.exit(1);

// Styles that only stories have are not the app's.
process.env['WITHOUT_STORIES'] = '1';

const renderer = 'dist/.renderer';

console.log('Building the app');
await build({ plugins: [runnerAlone()], ...quiet });
console.log('Building what renders its pages on the server');
await build({ ...rendererBuild(renderer), ...quiet });

writeFileSync('dist/link.html', linkPage(readFileSync('dist/index.html', 'utf8')));
writeFileSync(`${renderer}/files.json`, JSON.stringify(screenFiles('dist')));
writePreviewPictures('dist/previews');
writeSbom();
await compress('dist');
markAsBuilt();
