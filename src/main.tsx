import './ui/theme/global.css';
import Cookies from 'js-cookie';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { SessionProvider, startSession } from './routes/account/session.tsx';
import { App } from './routes/app.tsx';
import { browserZone } from './routes/browser-zone.ts';
import { answersOf, hasRows, type PageData, rememberAnswers } from './routes/first-answers.ts';
import { type FirstScreen, FirstScreenContext } from './routes/first-screen.ts';
import { positionOf } from './routes/page-position.ts';
import { MissingFile } from './routes/parts.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const session = startSession();

/** What the server rendered, if it is this page, person and time zone. */
function rendered(): FirstScreen | null {
  const text = document.getElementById('page-data')?.textContent;
  if (!text) return null;
  const { url, person, zone, at, answers }: PageData = JSON.parse(text); // written by src/render.tsx of the same build
  const isSame =
    url === location.pathname + location.search &&
    person === (session.getSnapshot().context.session?.user.id ?? null) &&
    (zone === null || zone === browserZone()) &&
    answers.every(([, answer]) => hasRows(answer, positionOf(history.state.key).rows));
  return isSame
    ? {
        answerTo: answersOf(new Map(answers)),
        at,
        zone: browserZone(),
        origin: location.origin,
        isDemonstration: false,
      }
    : null;
}

// The entry that a tab begins with has no key yet, and a page's place is kept by it.
if (!history.state?.key) {
  history.replaceState({ ...history.state, key: Math.random().toString(36).slice(2, 10) }, '');
}

// For the next page that the server renders: its dates are those of this zone.
Cookies.set('zone', browserZone(), {
  path: '/',
  sameSite: 'lax',
  secure: location.protocol === 'https:',
  expires: 365,
});

const first = rendered();
if (first) rememberAnswers(first.answerTo);
const app = (
  <FirstScreenContext value={first}>
    <SessionProvider actor={session}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </SessionProvider>
  </FirstScreenContext>
);

/** What React mended by rendering a piece anew. The part itself says that its file is missing. */
const onRecoverableError = (error: unknown) => {
  if (!(error instanceof Error && error.cause instanceof MissingFile)) reportError(error);
};

if (first) hydrateRoot(root, app, { onRecoverableError });
else createRoot(root).render(app);
