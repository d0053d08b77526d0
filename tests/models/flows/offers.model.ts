import { exampleOffers } from '../../../src/api/examples.ts';
import { offersMachine } from '../../../src/machines/offers.machine.ts';
import { model, passing } from '../engine/model.ts';

export const offers = model(offersMachine, {
  starts: { visit: {} },
  events: { open: [{}], close: [{}], retry: [{}], use: [{ code: 'LEARN25' }] },
  answers: { listOffers: { done: [exampleOffers, []], error: [500] } },
  see: {
    closed: { says: 'no dialog' },
    loading: { says: 'decisions 5: the offers are on their way' },
    failed: { says: 'the offers could not be loaded, and can be tried again' },
    'loaded.counting': passing,
    'loaded.results': { says: '§2: LEARN25, 25% off' },
    'loaded.empty': { says: 'no offer runs' },
  },
});
