/**
 * The shell for lessons. Its first script asks for the lesson while the app loads: on a slow phone a fifth of a second
 * sooner. src/api/lesson/asked-ahead.ts hands out the answer.
 */
import { requestTimeout } from '../src/api/request-timeout.ts';

const base = `${process.env['VITE_API_BASE_URL'] ?? ''}/v1`;

/** Runs in the browser as it is written here. A lesson's page and its call have the same path (openapi.yaml). */
const script = `
      var token = /(?:^|; )_auth=([^;]*)/.exec(document.cookie);
      var request = new Request('${base}' + location.pathname.replace(/\\/$/, ''), {
        credentials: 'include',
        headers: token ? { Authorization: 'Bearer ' + decodeURIComponent(token[1]) } : {},
      });
      askedAhead = { request: request, answer: fetch(request, { signal: AbortSignal.timeout(${requestTimeout}) }) };
      askedAhead.answer.catch(function () {});
    `;

export const lessonPage = (shell: string): string => shell.replace('<head>', `<head>\n    <script>${script}</script>`);
