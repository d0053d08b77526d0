import { exampleCertificate } from '../../../src/api/examples.ts';
import { certificateMachine } from '../../../src/machines/certificate.machine.ts';
import { model } from '../engine/model.ts';

export const certificate = model(certificateMachine)({
  starts: { visit: { input: () => ({ certificateId: exampleCertificate.id }) } },
  events: { retry: [{}] },
  answers: { getCertificate: { done: [exampleCertificate], error: [404, 500] } },
  see: {
    loading: { says: 'decisions 2.2: the certificate is looked for' },
    failed: { says: 'nobody could say, and it can be tried again' },
    unknown: { says: 'there is no such certificate' },
    valid: { says: 'decisions 2.2: whose it is, and of which course' },
  },
});
