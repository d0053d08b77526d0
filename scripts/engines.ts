/** Finds the browsers that `npm run engines` drives. `scripts/setup-engines.ts` installs them. */
import { existsSync, globSync } from 'node:fs';
import { findChromium } from './chromium.ts';

export const engines = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof engines)[number];

export const isEngine = (name: string): name is Engine => engines.some((engine) => engine === name);

const firefoxes = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** What each engine is driven with. */
export const programsOf = {
  chromium: () => ({ browser: findChromium() }),
  firefox: () => ({ browser: firefoxes.find((path) => existsSync(path)) ?? '/usr/bin/firefox-esr' }),
  webkit: () => ({
    driver: '/usr/bin/WebKitWebDriver',
    // Its folder is named after the machine and the version.
    browser: globSync('/usr/lib{exec,}/{*/,}webkit2gtk-4.*/MiniBrowser')[0] ?? 'MiniBrowser of WebKitGTK',
    /** Its window needs one. */
    screen: '/usr/bin/Xvfb',
  }),
} satisfies Record<Engine, () => Record<string, string>>;

/** What an engine needs and this machine does not have. */
export const missingOf = (engine: Engine) => Object.values(programsOf[engine]()).filter((path) => !existsSync(path));
