/** The content's covers and downloads, as Vite serves them and as the built workshop holds them. */
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { addressOf, fileAt, mediaTypeOf } from '../../server/content/addresses.ts';
import { readFolder } from '../../server/content/folder.ts';

const folder = resolve(process.env['CONTENT_FOLDER'] || 'content');

/** While developing, under the addresses that the server has for them. */
export const contentFiles = (): Plugin => ({
  name: 'content-files',
  apply: 'serve',
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const path = fileAt(request.url?.split('?')[0] ?? '');
      const file = path === null ? '' : join(folder, path);
      if (!existsSync(file)) return next();
      response.setHeader('content-type', mediaTypeOf(file)).setHeader('cache-control', 'no-cache');
      createReadStream(file).pipe(response);
    });
  },
});

/** The built workshop has no server, so the files are copied into it. */
export const contentFilesInBuild = (): Plugin => ({
  name: 'content-files-in-build',
  apply: 'build',
  generateBundle() {
    for (const path of readFolder(folder).files) {
      const fileName = addressOf(path)?.slice(1);
      if (fileName) this.emitFile({ type: 'asset', fileName, source: readFileSync(join(folder, path)) });
    }
  },
});
