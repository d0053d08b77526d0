import {
  exampleFewerTeachingMails,
  exampleInstructor,
  exampleTeachingMails,
} from '../../../../src/api/generated/examples.ts';
import { teachingMailsMachine } from '../../../../src/machines/teaching/mails.machine.ts';
import { paths } from '../../../../src/paths.ts';
import { on } from '../../../pages/on.ts';
import { teachingMailsPage } from '../../../pages/teaching/mails.page.ts';
import { pressing } from '../../browser/page-helpers.ts';
import { model } from '../../engine/model.ts';

const questionsOf = (choice: unknown) => Object(choice).questions;

export const teachingMails = model(teachingMailsMachine)({
  starts: { settings: { open: ({ attend }) => attend(paths.settings, { user: exampleInstructor }) } },
  events: { retry: [{}], choose: [{ choice: { questions: 'never' } }, { choice: { questions: 'atOnce' } }] },
  answers: {
    getTeachingMails: { done: [exampleTeachingMails, exampleFewerTeachingMails], error: [500] },
    chooseTeachingMails: { done: [exampleTeachingMails, exampleFewerTeachingMails], error: [500] },
  },
  see: {
    loading: { says: 'the choices are asked for', shows: [on(teachingMailsPage, 'loading')] },
    failed: { says: 'they did not come, and can be asked for again', shows: [on(teachingMailsPage, 'retryButton')] },
    chosen: {
      says: '§teaching.62: the choices',
      shows: [on(teachingMailsPage, 'reports'), on(teachingMailsPage, 'saved')],
    },
    saving: { says: '§teaching.62: one is saved as it is made', shows: [on(teachingMailsPage, 'saving')] },
    notSaved: { says: '§teaching.62: what held before holds', shows: [on(teachingMailsPage, 'notSaved')] },
  },
  tells: ({ choices }) => choices.questions,
  // A radio button that is chosen already cannot be chosen again.
  possible: (event, { context: { choices } }) =>
    !('choice' in event) || choices.questions !== questionsOf(event.choice),
  act: {
    retry: pressing(teachingMailsPage, 'retryButton'),
    choose: ({ page }, { choice }) =>
      teachingMailsPage(page)
        .questions(choice.questions === 'never' ? 'Never' : 'Right away')
        .click(),
  },
});
