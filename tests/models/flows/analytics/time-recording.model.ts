import { timeRecordingMachine } from '../../../../src/machines/analytics/time-recording.machine.ts';
import { paths } from '../../../../src/paths.ts';
import { analyticsPage } from '../../../pages/analytics/week.page.ts';
import { on } from '../../../pages/on.ts';
import { pressing } from '../../browser/page-helpers.ts';
import { model } from '../../engine/model.ts';

export const timeRecording = model(timeRecordingMachine)({
  starts: {
    visit: {
      open: async ({ attend, page }) => {
        await attend(paths.analytics);
        await analyticsPage(page).settings.click();
      },
      input: () => ({ isOn: true }),
    },
  },
  events: { toggle: [{}], delete: [{}], confirm: [{}], cancel: [{}] },
  answers: {
    setTimeRecording: { done: [undefined], error: [500] },
    deleteRecordedTime: { done: [undefined], error: [500] },
  },
  see: {
    chosen: { says: '§analytics.29: the switch', shows: [on(analyticsPage, 'recorded')] },
    saving: { says: '§analytics.29: saved as it is made', shows: [on(analyticsPage, 'savingChoice')] },
    notSaved: { says: '§analytics.29: it stays as it was', shows: [on(analyticsPage, 'choiceNotSaved')] },
    confirming: { says: '§analytics.30: asked once', shows: [on(analyticsPage, 'confirmButton')] },
    deleting: { says: '§analytics.30: it is deleted', shows: [on(analyticsPage, 'deleting')] },
    notDeleted: { says: '§analytics.30: it is still there', shows: [on(analyticsPage, 'notDeleted')] },
    deleted: { says: '§analytics.30: it is gone', shows: [on(analyticsPage, 'deleted')] },
  },
  act: {
    toggle: pressing(analyticsPage, 'timeRecording'),
    delete: pressing(analyticsPage, 'deleteButton'),
    confirm: pressing(analyticsPage, 'confirmButton'),
    cancel: pressing(analyticsPage, 'keepButton'),
  },
});
