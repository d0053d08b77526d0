import {
  exampleCancelledClass,
  exampleInstructor,
  exampleTaughtClass,
} from '../../../../src/api/generated/examples.ts';
import { classCancellationMachine } from '../../../../src/machines/schedule/class-cancellation.machine.ts';
import { paths } from '../../../../src/paths.ts';
import { failure } from '../../../pages/failure.page.ts';
import { on } from '../../../pages/on.ts';
import { classCancellationDialog, taughtClassesPage } from '../../../pages/schedule/taught-classes.page.ts';
import { dialog, text } from '../../browser/locators.ts';
import { pressing, pressTwice } from '../../browser/page-helpers.ts';
import { model } from '../../engine/model.ts';
import { notSentYet, pendingCallActs, pendingCallSamples } from '../pending-call.ts';

const courseId = 'data-analytics';

export const classCancellation = model(classCancellationMachine)({
  starts: {
    'a course': {
      input: () => ({ courseId }),
      open: ({ attend }) => attend(paths.teach.classes(courseId), { user: exampleInstructor }),
    },
  },
  events: {
    open: [{ session: exampleTaughtClass }],
    submit: [{ reason: 'I am ill.' }],
    write: [{}],
    close: [{}],
    ...pendingCallSamples([exampleCancelledClass], [409, 422]),
  },
  answers: { cancelClass: 'tells' },
  see: {
    closed: {
      says: 'the list, without a dialog',
      shows: [on(taughtClassesPage, 'planButton')],
      hides: [dialog('Cancel the class?')],
    },
    confirming: { says: '§schedule.16: asked once', shows: [on(classCancellationDialog, 'cancelButton')] },
    'cancelling.underWay': {
      says: 'it is on its way and cannot be sent twice',
      shows: [on(classCancellationDialog, 'cancellingButton')],
    },
    'cancelling.delayed': {
      says: 'no answer came; it goes on by itself',
      shows: [text('The class was not cancelled'), notSentYet, on(failure, 'retryButton')],
    },
    rejected: {
      says: 'not cancelled; the reason is kept',
      shows: [text('The class was not cancelled'), on(classCancellationDialog, 'reason')],
      hides: [notSentYet],
    },
    outdated: {
      says: '§schedule.13: it was changed elsewhere',
      shows: [dialog('Cancel the class?'), text('The class was not cancelled')],
    },
  },
  act: {
    open: pressing(taughtClassesPage, 'cancelButton'),
    submit: async ({ page }, { reason }) => {
      await classCancellationDialog(page).reason.fill(reason);
      return pressTwice(classCancellationDialog(page).cancelOrRetryButton);
    },
    write: ({ page }) => classCancellationDialog(page).reason.fill('I am away.'),
    ...pendingCallActs('cancelClass'),
    close: pressing(classCancellationDialog, 'leaveButton'),
  },
});
