import { exampleCertificate, exampleRevokedCertificate } from '../../../../src/api/generated/examples.ts';
import { certificateMachine } from '../../../../src/machines/certificates/detail.machine.ts';
import { certificatePage } from '../../../pages/certificates/list.page.ts';
import { failure } from '../../../pages/failure.page.ts';
import { on } from '../../../pages/on.ts';
import { alert, heading, text, waiting } from '../../browser/locators.ts';
import { pressing } from '../../browser/page-helpers.ts';
import { model, passing } from '../../engine/model.ts';

export const certificate = model(certificateMachine)({
  starts: {
    visit: {
      open: ({ visit }) => visit(`/certificates/${exampleCertificate.id}`),
      input: () => ({ certificateId: exampleCertificate.id }),
    },
  },
  events: { retry: [{}] },
  answers: { getCertificate: { done: [exampleCertificate, exampleRevokedCertificate], error: [404, 500] } },
  see: {
    loading: { says: '§certificates.3: the certificate is looked for', shows: [waiting] },
    deciding: passing,
    failed: { says: 'nobody could say, and it can be tried again', shows: [alert(), on(failure, 'retryButton')] },
    unknown: { says: 'there is no such certificate', shows: [heading('Unknown certificate')] },
    valid: {
      says: '§certificates.3: whose it is, and of which course',
      shows: [heading(exampleCertificate.studentName), text('Valid')],
    },
    revoked: {
      says: '§certificates.7: it is valid no longer, and there is no file',
      shows: [heading(exampleRevokedCertificate.studentName), text('This certificate was revoked')],
      hides: [on(certificatePage, 'downloadLink')],
    },
  },
  act: { retry: pressing(failure, 'retryButton') },
});
