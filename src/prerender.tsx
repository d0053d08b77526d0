/** Renders a visitor's page to HTML at build; `src/main.tsx` hydrates it. */
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { createActor } from 'xstate';
import { sessionMachine } from './machines/session.machine.ts';
import { App } from './routes/app.tsx';
import { SessionProvider } from './routes/session.tsx';

export async function renderPage(path: string): Promise<string> {
  const session = createActor(sessionMachine, { input: { stored: null, now: Date.now } }).start();
  const { prelude } = await prerender(
    <SessionProvider actor={session}>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </SessionProvider>,
    // In one piece: a long page would otherwise stand hidden behind "Loading..." until a script puts it in its place.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
}
