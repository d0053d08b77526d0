import { exampleResourcePage } from '../../../src/api/examples.ts';
import { resourceMachine } from '../../../src/machines/resource.machine.ts';
import { model } from '../engine/model.ts';

export const resource = model(resourceMachine)({
  starts: { visit: { input: () => ({ resourceId: 'reading-a-chart' }) } },
  events: { retry: [{}] },
  answers: { getResource: { done: [exampleResourcePage], error: [404, 500] } },
  see: {
    loading: { says: '§2: the resource is on its way' },
    failed: { says: 'the resource could not be loaded, and can be tried again' },
    notFound: { says: 'there is no such resource' },
    loaded: { says: '§2: a click navigates to the resource' },
  },
});
