import { exampleResources } from '../../../src/api/examples.ts';
import { resourcesMachine } from '../../../src/machines/resources.machine.ts';
import { model, passing } from '../engine/model.ts';

export const resources = model(resourcesMachine)({
  starts: { visit: { input: () => ({ shelf: 'all' }) } },
  events: {
    search: [{ text: 'chart' }, { text: 'no such resource' }],
    'search.clear': [{}],
    'categories.open': [{ categories: ['Advanced Topics', 'Career Prep', 'Workshops'] }],
    'category.show': [{ category: 'Getting Started' }],
    retry: [{}],
  },
  answers: { listResources: { done: [exampleResources, []], error: [500] } },
  see: {
    loading: { says: '§2: the resources are on their way' },
    failed: { says: 'the resources could not be loaded, and can be tried again' },
    'loaded.filtering': passing,
    'loaded.results': { says: '§2: Featured Resources, and Resources by Category' },
    'loaded.noMatches': { says: 'decisions 5: the search finds nothing' },
    'loaded.none': { says: 'the shelf is empty' },
  },
});
