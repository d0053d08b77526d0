import { exampleOffers } from '../../../../src/api/generated/examples.ts';
import { offersMachine } from '../../../../src/machines/dashboard/offers.machine.ts';
import { offersDialog } from '../../../pages/dashboard/overview.page.ts';
import { openDialog } from '../../../pages/dialog.page.ts';
import { failure } from '../../../pages/failure.page.ts';
import { on } from '../../../pages/on.ts';
import { dialog, inDialog, text } from '../../browser/locators.ts';
import { pressing } from '../../browser/page-helpers.ts';
import { model, passing } from '../../engine/model.ts';

export const offers = model(offersMachine)({
  starts: { visit: { open: ({ attend }) => attend('/dashboard') } },
  events: { open: [{}], close: [{}], retry: [{}], use: [{ code: 'LEARN25' }] },
  answers: { listOffers: { done: [exampleOffers, []], error: [500] } },
  see: {
    closed: { says: 'no dialog', shows: [on(offersDialog, 'openButton')], hides: [dialog('Offers')] },
    loading: { says: '§dashboard.15: the offers are on their way', shows: [dialog('Offers')] },
    failed: {
      says: 'the offers could not be loaded, and can be tried again',
      shows: [dialog('Offers'), inDialog((within) => within.getByRole('alert')), on(failure, 'retryButton')],
    },
    'loaded.counting': passing,
    'loaded.results': {
      says: '§dashboard.2: LEARN25, 25% off',
      shows: [dialog('Offers'), on(offersDialog, 'useButton')],
    },
    'loaded.empty': { says: 'no offer runs', shows: [text('No offer runs for you at the moment.')] },
  },
  departs: { use: null },
  act: {
    open: pressing(offersDialog, 'openButton'),
    close: pressing(openDialog, 'crossButton'),
    retry: pressing(failure, 'retryButton'),
    use: pressing(offersDialog, 'useButton'),
  },
});
