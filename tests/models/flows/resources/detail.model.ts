import { exampleResourcePage } from '../../../../src/api/generated/examples.ts';
import { resourceMachine } from '../../../../src/machines/resources/detail.machine.ts';
import { failure } from '../../../pages/failure.page.ts';
import { on } from '../../../pages/on.ts';
import { alert, heading, text } from '../../browser/locators.ts';
import { pressing } from '../../browser/page-helpers.ts';
import { model } from '../../engine/model.ts';

export const resource = model(resourceMachine)({
  starts: {
    visit: {
      open: ({ attend }) => attend('/resources/reading-a-chart'),
      input: () => ({ resourceId: 'reading-a-chart' }),
    },
  },
  events: { retry: [{}] },
  answers: { getResource: { done: [exampleResourcePage], error: [404, 500] } },
  see: {
    loading: { says: '§resources.8: the resource is on its way', shows: [text('Loading')] },
    failed: {
      says: 'the resource could not be loaded, and can be tried again',
      shows: [alert(), on(failure, 'retryButton')],
    },
    notFound: { says: 'there is no such resource', shows: [heading('Resource not found')] },
    loaded: { says: '§resources.8: a click navigates to the resource', shows: [heading(exampleResourcePage.title)] },
  },
  act: { retry: pressing(failure, 'retryButton') },
});
