import { exampleClasses } from '../../../../src/api/generated/examples.ts';
import { schedulesMachine } from '../../../../src/machines/schedule/list.machine.ts';
import { failure } from '../../../pages/failure.page.ts';
import { on } from '../../../pages/on.ts';
import { alert, heading, text, waiting } from '../../browser/locators.ts';
import { pressing } from '../../browser/page-helpers.ts';
import { model } from '../../engine/model.ts';
import { viewer } from '../samples.ts';

export const schedules = model(schedulesMachine)({
  starts: { visit: { open: ({ attend }) => attend('/schedules'), input: () => viewer } },
  events: { retry: [{}] },
  answers: { listClasses: { done: [exampleClasses], error: [500] } },
  see: {
    loading: { says: '§schedule.3: the classes are on their way', shows: [waiting] },
    failed: {
      says: 'the classes could not be loaded, and can be tried again',
      shows: [alert(), on(failure, 'retryButton')],
    },
    loaded: {
      says: '§schedule.3: title, status, date, time, location, instructor',
      shows: [heading('Office hours'), text('No classes scheduled for today')],
    },
  },
  act: { retry: pressing(failure, 'retryButton') },
});
