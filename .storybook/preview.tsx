import * as a11y from '@storybook/addon-a11y/preview';
import type { Decorator, Preview } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import '../src/ui/theme/global.css';
import { isDrawn } from '../tests/draw.ts';
import { holdFirstWindow } from './first-window.ts';
import { loadFonts } from './fonts.ts';
import { LazyContainer, LazyPage } from './library/lazy.tsx';
import { modes } from './modes.ts';
import { holdNarrow } from './narrow.ts';
import { holdRules } from './rules.ts';
import { watchShifts } from './shift.ts';
import { setTextSize, textSizes } from './text-size.ts';

const underTest = import.meta.env.VITEST_STORYBOOK !== undefined;

/** Themes differ in colours alone: only these rules of axe can have another result in the second theme. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Stories that are checked in the other theme, too: one in this many, drawn by the seed. With `WHOLE=1` all are. */
const inBothThemesOneIn = 4;
const isInBothThemes = (id: string) =>
  import.meta.env.WHOLE || isDrawn(id, inBothThemesOneIn, String(import.meta.env.SEED));

const setTheme = (theme: unknown) => {
  document.documentElement.dataset.theme = theme === 'dark' ? 'dark' : 'light';
};

let holdStill = async () => {};

if (underTest) {
  // Tests see where each transition ends, never a colour or a dialog halfway.
  const style = document.createElement('style');
  style.textContent = '*, *::before, *::after { transition: none !important; animation: none !important; }';
  document.head.append(style);
}

const withAppearance: Decorator = (Story, context) => {
  setTheme(context.globals.theme);
  setTextSize(Number(context.globals.textSize));
  return <Story />;
};

/** Screens live inside a router. `parameters.path` sets its address. */
const withRouter: Decorator = (Story, context) => (
  <MemoryRouter initialEntries={[String(context.parameters.path ?? '/')]}>
    <Story />
  </MemoryRouter>
);

const screen = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
});

export default {
  beforeAll: loadFonts,
  beforeEach: ({ parameters }) => {
    // Where something in a story moves by itself, the parameter `moves` says why, and nothing is checked.
    if (underTest) holdStill = parameters['moves'] === undefined ? watchShifts() : async () => {};
  },
  decorators: [withRouter, withAppearance],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
        dynamicTitle: true,
      },
    },
    textSize: {
      description: 'Text size',
      toolbar: {
        title: 'Text size',
        icon: 'paragraph',
        items: textSizes.map((value) => ({ value, title: `Text ${value}%` })),
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light', textSize: '100' },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error', ...(underTest && { options: { resultTypes: ['violations'] } }) },
    viewport: {
      options: {
        w320: screen('320 small phone', 320, 640),
        w390: screen('390 phone', 390, 844),
        w768: screen('768 tablet', 768, 1024),
        w1280: screen('1280 desktop', 1280, 900),
      },
    },
    controls: { expanded: true },
    docs: { page: LazyPage, container: LazyContainer },
    chromatic: { modes },
    options: {
      storySort: {
        order: ['Flows', ['All flows', 'Connected'], 'Foundations', 'Primitives', 'Parts', 'Screens', 'Case studies'],
      },
    },
  },
  // The add-on checks the theme that is shown; tests check a sample of the stories in the other one, too.
  afterEach: async (context) => {
    if (underTest) {
      await holdStill();
      await holdRules(context);
      await holdNarrow();
      await holdFirstWindow(context);
    }
    const { a11y: settings, ...parameters } = context.parameters;
    if (!underTest || settings.test === 'off' || !isInBothThemes(context.id)) return;
    const shown = context.globals.theme;
    const inColour = { ...parameters, a11y: { ...settings, options: { ...settings.options, runOnly: colourRules } } };
    setTheme(shown === 'dark' ? 'light' : 'dark');
    try {
      await a11y.afterEach({ ...context, parameters: inColour });
    } finally {
      setTheme(shown);
    }
  },
} satisfies Preview;
