import './ui/theme/global.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { SessionProvider, startSession } from './routes/account/session.tsx';
import { App } from './routes/app.tsx';
import { type Prerendered, PrerenderedContext } from './routes/prerendered.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const session = startSession();
// A page that was rendered ahead is a visitor's: someone signed in starts from nothing.
const visitor = session.getSnapshot().matches('signedOut');
const hydrated = root.dataset['prerendered'] === location.pathname && visitor;
// Written by src/prerender.tsx of the same build, after it had parsed the answer.
const prerendered: Prerendered = JSON.parse((hydrated && document.getElementById('prerendered')?.textContent) || '{}');

// The entry that a tab begins with has no key yet, and a page's place is kept by it.
if (!history.state?.key) {
  history.replaceState({ ...history.state, key: Math.random().toString(36).slice(2, 10) }, '');
}

const app = (
  <PrerenderedContext value={prerendered}>
    <SessionProvider actor={session}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </SessionProvider>
  </PrerenderedContext>
);

if (hydrated) hydrateRoot(root, app);
else createRoot(root).render(app);
