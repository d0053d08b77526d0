import './ui/theme/global.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './routes/app.tsx';
import { SessionProvider, startSession } from './routes/session.tsx';

const session = startSession();
const app = (
  <SessionProvider actor={session}>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </SessionProvider>
);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// The pre-rendered landing page is a visitor's: someone signed in goes elsewhere and starts from nothing.
const visitor = session.getSnapshot().matches('signedOut');
if (root.dataset['prerendered'] === location.pathname && visitor) hydrateRoot(root, app);
else createRoot(root).render(app);
