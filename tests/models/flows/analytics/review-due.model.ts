import { exampleDoneCards, exampleDueCards, exampleStudent } from '../../../../src/api/generated/examples.ts';
import { reviewDueMachine } from '../../../../src/machines/analytics/review-due.machine.ts';
import { reviewPage } from '../../../pages/analytics/review.page.ts';
import { on } from '../../../pages/on.ts';
import { heading } from '../../browser/locators.ts';
import { model, passing } from '../../engine/model.ts';

const nothing = { shows: [heading('Hello, Ada')], hides: [on(reviewPage, 'part')] };

export const reviewDue = model(reviewDueMachine)({
  starts: {
    'a new device': { open: ({ attend }) => attend('/dashboard'), input: () => ({ kept: 0 }) },
    'a device with questions': {
      open: async ({ attend, page }) => {
        const key = `activity ${JSON.stringify([exampleStudent.id, 'review'])}`;
        const kept = [key, JSON.stringify(exampleDueCards)] as const;
        await page.addInitScript(([name, text]) => localStorage.setItem(name, text), kept);
        await attend('/dashboard');
      },
      input: () => ({ kept: 3 }),
    },
  },
  events: {},
  answers: { getDueCards: { done: [exampleDueCards, exampleDoneCards], error: [500, 404] } },
  see: {
    loading: { says: '§analytics.67: nothing before it is there', ...nothing },
    deciding: passing,
    none: { says: '§analytics.67: nothing is due', ...nothing },
    shown: { says: '§analytics.67: how many are due', shows: [on(reviewPage, 'due'), on(reviewPage, 'startLink')] },
  },
  tells: ({ kept }) => kept,
  act: {},
});
