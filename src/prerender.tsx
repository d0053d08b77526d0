/** Renders a visitor's page to HTML; `src/main.tsx` hydrates it. The build does so, and the server for the catalogue. */
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { createActor } from 'xstate';
import { courseSummaries } from './api/course-aliases.ts';
import { sessionMachine } from './machines/account/session.machine.ts';
import { SessionProvider } from './routes/account/session.tsx';
import { App } from './routes/app.tsx';
import { type Prerendered, PrerenderedContext } from './routes/prerendered.ts';

const emptyRoot = '<div id="root"></div>';

/**
 * The page at `path` in `shell`, the HTML that the build made of `index.html`. `courses` are the catalogue's call's
 * answer; they go into the page for its first screen.
 * @throws where the shell has no empty root, or the courses are none
 */
export async function renderPage(shell: string, path: string, courses?: unknown): Promise<string> {
  const prerendered: Prerendered = courses === undefined ? {} : { courses: courseSummaries.parse(courses) };
  const session = createActor(sessionMachine, { input: { stored: null, now: Date.now } }).start();
  const { prelude } = await prerender(
    <PrerenderedContext value={{ ...prerendered }}>
      <SessionProvider actor={session}>
        <StaticRouter location={path}>
          <App />
        </StaticRouter>
      </SessionProvider>
    </PrerenderedContext>,
    // In one piece: a long page would otherwise stand hidden behind "Loading..." until a script puts it in its place.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = await new Response(prelude).text();
  const data = JSON.stringify(prerendered).replaceAll('<', '\\u003c');
  const page = shell.replace(
    emptyRoot,
    () =>
      `<div id="root" data-prerendered="${path}">${html}</div><script type="application/json" id="prerendered">${data}</script>`,
  );
  if (page === shell) throw new Error('index.html has no empty #root to render into.');
  return page;
}
