import {
  exampleInstructor,
  examplePlannedClasses,
  exampleTaughtClass,
} from '../../../../src/api/generated/examples.ts';
import { type ClassPlan, classFormMachine } from '../../../../src/machines/schedule/class-form.machine.ts';
import { paths } from '../../../../src/paths.ts';
import { failure } from '../../../pages/failure.page.ts';
import { on } from '../../../pages/on.ts';
import { classFormDialog, taughtClassesPage } from '../../../pages/schedule/taught-classes.page.ts';
import { dialog, text } from '../../browser/locators.ts';
import { type PageHelpers, press, pressing, pressTwice } from '../../browser/page-helpers.ts';
import { model } from '../../engine/model.ts';
import { notSentYet, pendingCallActs, pendingCallSamples } from '../pending-call.ts';

const courseId = 'data-analytics';
const plan: ClassPlan = {
  title: 'SQL clinic',
  day: '2026-12-09',
  time: '16:00',
  minutes: 60,
  timeZone: 'Europe/London',
  place: 'Room 2',
  weeks: 1,
};

const notSent = {
  says: 'no answer came; it goes on by itself',
  shows: [notSentYet, on(failure, 'retryButton')],
};
const underWay = {
  says: 'the plan is on its way and cannot be sent twice',
  shows: [on(classFormDialog, 'savingButton')],
};

const [planning, changing] = [pendingCallActs('planClasses'), pendingCallActs('changeClass')];
const callOf = async ({ page }: PageHelpers) =>
  (await classFormDialog(page).changeTitle.isVisible()) ? changing : planning;

export const classForm = model(classFormMachine)({
  starts: {
    'a course': {
      input: () => ({ courseId }),
      open: ({ attend }) => attend(paths.teach.classes(courseId), { user: exampleInstructor }),
    },
  },
  events: {
    open: [{ session: null }, { session: exampleTaughtClass }],
    submit: [{ plan }],
    write: [{}],
    close: [{}],
    ...pendingCallSamples([], [409, 422]),
    'call.succeeded': [{ output: examplePlannedClasses }, { output: exampleTaughtClass }],
  },
  // The answer has to be that of the call that runs: planning returns several classes, a change one.
  possible: (event, { leaf }) =>
    event.type !== 'call.succeeded' || JSON.stringify(event).includes('"classes"') === leaf.startsWith('planning'),
  answers: { planClasses: 'tells', changeClass: 'tells' },
  see: {
    closed: { says: 'the list, without a dialog', shows: [on(taughtClassesPage, 'planButton')] },
    writing: { says: '§schedule.16: what, when and where', shows: [on(classFormDialog, 'sendButton')] },
    'planning.underWay': underWay,
    'planning.delayed': notSent,
    'changing.underWay': underWay,
    'changing.delayed': notSent,
    rejected: {
      says: 'not saved; what was written is kept',
      shows: [on(classFormDialog, 'title'), on(classFormDialog, 'sendButton')],
      hides: [notSentYet],
    },
    outdated: {
      says: '§schedule.13: it was changed elsewhere; nothing is overwritten',
      shows: [dialog('Change the Class'), text('Your change was not saved')],
    },
  },
  act: {
    open: ({ page }, { session }) =>
      press(session ? taughtClassesPage(page).changeButton : taughtClassesPage(page).planButton),
    submit: async ({ page }) => {
      await classFormDialog(page).fill({ title: plan.title, day: plan.day, time: plan.time, place: 'Room 2' });
      return pressTwice(classFormDialog(page).sendOrRetryButton);
    },
    write: ({ page }) => classFormDialog(page).title.fill('SQL surgery'),
    'call.succeeded': async (helpers, event) => (await callOf(helpers))['call.succeeded'](helpers, event),
    'call.delayed': async (helpers, event) => (await callOf(helpers))['call.delayed'](helpers, event),
    'call.refused': async (helpers, event) => (await callOf(helpers))['call.refused'](helpers, event),
    close: pressing(classFormDialog, 'closeButton'),
  },
});
