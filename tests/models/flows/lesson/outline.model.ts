import type { Page } from '@playwright/test';
import { lessonOutlineMachine } from '../../../../src/machines/lesson/outline.machine.ts';
import { outlinePage } from '../../../pages/lesson/outline.page.ts';
import { on } from '../../../pages/on.ts';
import { type PageHelpers, press } from '../../browser/page-helpers.ts';
import { model, passing } from '../../engine/model.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1366, height: 768 };

type Screen = ReturnType<typeof outlinePage>;

const inWindow =
  (size: typeof phone, act: (screen: Screen, page: Page) => Promise<unknown>) =>
  async ({ page }: PageHelpers) => {
    await page.setViewportSize(size);
    return act(outlinePage(page), page);
  };

const open = async ({ page, attend }: PageHelpers) => {
  await page.setViewportSize(desktop);
  await attend('/courses/data-analytics/lessons/m1-l1');
};

/** A window can be made narrow or wide at any time: some controls are in one of them alone. */
export const lessonOutline = model(lessonOutlineMachine)({
  starts: {
    visit: { open, input: () => ({ isFolded: false }) },
    'a device on which it was folded': {
      open: async (helpers) => {
        await helpers.page.addInitScript(() => {
          if (localStorage.getItem('outline') === null) localStorage.setItem('outline', 'reading-folded');
        });
        await open(helpers);
      },
      input: () => ({ isFolded: true }),
    },
  },
  events: { 'pane.fold': [{}], 'pane.unfold': [{}], 'drawer.open': [{}], 'drawer.close': [{}] },
  answers: {},
  see: {
    deciding: passing,
    beside: {
      says: '§lesson.35: beside the lesson',
      shows: [on(outlinePage, 'unfolded')],
      hides: [on(outlinePage, 'drawer'), on(outlinePage, 'unfoldButton')],
    },
    folded: {
      says: '§lesson.37: folded to a button',
      shows: [on(outlinePage, 'folded')],
      hides: [on(outlinePage, 'drawer'), on(outlinePage, 'foldButton')],
    },
    drawer: { says: '§lesson.36: in a drawer', shows: [on(outlinePage, 'drawer')] },
  },
  act: {
    'pane.fold': inWindow(desktop, ({ foldButton }) => press(foldButton)),
    'pane.unfold': inWindow(desktop, ({ unfoldButton }) => press(unfoldButton)),
    'drawer.open': inWindow(phone, ({ openButton }) => press(openButton)),
    'drawer.close': inWindow(phone, ({ closeButton }) => press(closeButton)),
  },
});
