import { exampleResources } from '../../../../src/api/generated/examples.ts';
import { resourcesMachine } from '../../../../src/machines/resources/list.machine.ts';
import { failure } from '../../../pages/failure.page.ts';
import { on } from '../../../pages/on.ts';
import { resourcesPage } from '../../../pages/resources/list.page.ts';
import { alert, heading, waiting } from '../../browser/locators.ts';
import { press, pressing, retype } from '../../browser/page-helpers.ts';
import { model, passing } from '../../engine/model.ts';

export const resources = model(resourcesMachine)({
  starts: { visit: { open: ({ attend }) => attend('/resources'), input: () => ({ scope: 'all' }) } },
  events: {
    search: [{ text: 'chart' }, { text: 'no such resource' }],
    'search.clear': [{}],
    'categories.open': [{ categories: ['Advanced Topics', 'Career Prep', 'Workshops'] }],
    'category.show': [{ category: 'Getting Started' }],
    retry: [{}],
  },
  answers: { listResources: { done: [exampleResources, []], error: [500] } },
  see: {
    loading: { says: '§resources.2: the resources are on their way', shows: [waiting] },
    failed: {
      says: 'the resources could not be loaded, and can be tried again',
      shows: [alert(), on(failure, 'retryButton')],
    },
    'loaded.filtering': passing,
    'loaded.results': {
      says: '§resources.2: Featured Resources, and Resources by Category',
      shows: [heading('Resources by Category')],
    },
    'loaded.noMatches': {
      says: '§resources.5: the search finds nothing',
      shows: [heading('No resources found'), on(resourcesPage, 'showAllButton')],
    },
    'loaded.none': { says: 'the scope is empty', shows: [heading('No resources yet')] },
  },
  act: {
    search: ({ page }, event) => retype(resourcesPage(page).search, event.text),
    'search.clear': pressing(resourcesPage, 'showAllButton'),
    'categories.open': ({ page }) => press(page.getByRole('button', { name: /^Getting Started.*resource/ })),
    'category.show': ({ page }) => press(resourcesPage(page).categoryLink('Getting Started')),
    retry: pressing(failure, 'retryButton'),
  },
});
