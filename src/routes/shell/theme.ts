/** Keeps the theme on the document and in local storage under `theme` (§shell.11). index.html sets it before paint. */

import { createActor } from 'xstate';
import { type Theme, themeMachine } from '../../machines/shell/theme.machine.ts';

const key = 'theme';
const darkScheme = '(prefers-color-scheme: dark)';

function storedTheme(): Theme {
  try {
    const stored = localStorage.getItem(key);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system'; // storage is switched off
  }
}

/** Starts the theme from storage and updates document, storage and other tabs when it changes. */
export function startTheme() {
  const actor = createActor(themeMachine, { input: { theme: storedTheme() } });
  const system = matchMedia(darkScheme);
  actor.on('apply', ({ theme }) => {
    const dark = theme === 'dark' || (theme === 'system' && system.matches);
    document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
    try {
      localStorage.setItem(key, theme);
    } catch {
      // Storage is switched off: the choice lasts until the page is left.
    }
  });
  system.addEventListener('change', () => actor.send({ type: 'system.changed' }));
  addEventListener('storage', (event) => {
    if (event.key === key) actor.send({ type: 'choose', theme: storedTheme() });
  });
  actor.start();
  // The system's scheme may have changed since the script in index.html read it.
  actor.send({ type: 'system.changed' });
  return actor;
}
