import { exampleClasses } from '../../../src/api/examples.ts';
import { schedulesMachine } from '../../../src/machines/schedules.machine.ts';
import { model } from '../engine/model.ts';
import { viewer } from './samples.ts';

export const schedules = model(schedulesMachine)({
  starts: { visit: { input: () => viewer } },
  events: { retry: [{}] },
  answers: { listClasses: { done: [exampleClasses], error: [500] } },
  see: {
    loading: { says: '§2: the classes are on their way' },
    failed: { says: 'the classes could not be loaded, and can be tried again' },
    loaded: { says: '§2: title, status, date, time, location, instructor' },
  },
});
