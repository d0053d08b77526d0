import { exampleWeek } from '../../../../src/api/generated/examples.ts';
import { analyticsGoalMachine } from '../../../../src/machines/analytics/goal.machine.ts';
import { paths } from '../../../../src/paths.ts';
import { analyticsPage } from '../../../pages/analytics/week.page.ts';
import { on } from '../../../pages/on.ts';
import { pressing } from '../../browser/page-helpers.ts';
import { model } from '../../engine/model.ts';

const goal = { days: 4, minutes: 30 };

export const analyticsGoal = model(analyticsGoalMachine)({
  starts: {
    'with a goal': {
      open: async ({ attend, network }) => {
        network.give('getWeek', { ...exampleWeek, goal });
        await attend(paths.analytics);
      },
      input: () => ({ goal }),
    },
  },
  events: { edit: [{}], cancel: [{}], submit: [{ goal: { days: 4, minutes: 45 } }], remove: [{}] },
  answers: {
    setGoal: { done: [undefined], error: [500] },
    removeGoal: { done: [undefined], error: [500] },
  },
  see: {
    shown: { says: '§analytics.28: the goal', shows: [on(analyticsPage, 'editGoalButton')] },
    editing: { says: '§analytics.28: its form', shows: [on(analyticsPage, 'goalMinutes')] },
    saving: { says: '§analytics.28: it is saved', shows: [on(analyticsPage, 'savingGoal')] },
    rejected: {
      says: '§analytics.28: what was typed stays',
      shows: [on(analyticsPage, 'goalNotSaved'), on(analyticsPage, 'goalMinutes')],
    },
    removing: { says: '§analytics.28: it is taken away', shows: [on(analyticsPage, 'removing')] },
    notRemoved: { says: '§analytics.28: the goal before holds', shows: [on(analyticsPage, 'notRemoved')] },
  },
  tells: ({ goal: current }) => current,
  // Without a goal there is no button that removes it.
  possible: ({ type }, { context }) => type !== 'remove' || context.goal !== null,
  act: {
    edit: pressing(analyticsPage, 'editGoalButton'),
    cancel: pressing(analyticsPage, 'cancelGoalButton'),
    submit: async ({ page }, { goal: { days, minutes } }) => {
      await analyticsPage(page).goalDays.selectOption(String(days));
      await analyticsPage(page).goalMinutes.fill(String(minutes));
      await analyticsPage(page).saveGoalButton.click();
    },
    remove: pressing(analyticsPage, 'removeGoalButton'),
  },
});
