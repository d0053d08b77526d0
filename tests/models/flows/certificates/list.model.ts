import { exampleCertificates } from '../../../../src/api/generated/examples.ts';
import { certificationsMachine } from '../../../../src/machines/certificates/list.machine.ts';
import { failure } from '../../../pages/failure.page.ts';
import { on } from '../../../pages/on.ts';
import { alert, heading, linkTo, waiting } from '../../browser/locators.ts';
import { pressing } from '../../browser/page-helpers.ts';
import { model, passing } from '../../engine/model.ts';

export const certifications = model(certificationsMachine)({
  starts: { visit: { open: ({ attend }) => attend('/certifications') } },
  events: { retry: [{}] },
  answers: { listCertificates: { done: [exampleCertificates, []], error: [500] } },
  see: {
    loading: { says: '§certificates.1: the certificates are on their way', shows: [waiting] },
    failed: {
      says: 'the certificates could not be loaded, and can be tried again',
      shows: [alert(), on(failure, 'retryButton')],
    },
    'loaded.counting': passing,
    'loaded.some': {
      says: '§certificates.1: the certificates of completed courses',
      shows: [linkTo(/^View certificate/)],
    },
    'loaded.none': { says: '§certificates.1: empty state', shows: [heading('No certificates yet')] },
  },
  act: { retry: pressing(failure, 'retryButton') },
});
