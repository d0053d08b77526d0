import { exampleCertificates } from '../../../src/api/examples.ts';
import { certificationsMachine } from '../../../src/machines/certifications.machine.ts';
import { model, passing } from '../engine/model.ts';

export const certifications = model(certificationsMachine)({
  starts: { visit: {} },
  events: { retry: [{}] },
  answers: { listCertificates: { done: [exampleCertificates, []], error: [500] } },
  see: {
    loading: { says: 'decisions 2.2: the certificates are on their way' },
    failed: { says: 'the certificates could not be loaded, and can be tried again' },
    'loaded.counting': passing,
    'loaded.some': { says: 'decisions 2.2: the certificates of completed courses' },
    'loaded.none': { says: 'decisions 2.2: empty state' },
  },
});
