import { exampleCredentialCheck, exampleRevokedCertificate } from '../../../../src/api/generated/examples.ts';
import { credentialCheckMachine } from '../../../../src/machines/certificates/check.machine.ts';
import { credentialCheckPage } from '../../../pages/certificates/check.page.ts';
import { on } from '../../../pages/on.ts';
import { text } from '../../browser/locators.ts';
import { pressing, pressTwice } from '../../browser/page-helpers.ts';
import { model, passing } from '../../engine/model.ts';

export const credentialCheck = model(credentialCheckMachine)({
  starts: { visit: { open: ({ visit }) => visit('/certificates/check') } },
  events: { check: [{ credential: 'eyJhbGciOiJSUzI1NiJ9.e30.c2lnbmF0dXJl' }], again: [{}] },
  answers: {
    checkCredential: {
      done: [
        exampleCredentialCheck,
        { result: 'revoked', certificate: exampleRevokedCertificate },
        { result: 'tampered' },
        { result: 'unknown' },
      ],
      error: [500],
    },
  },
  see: {
    editing: { says: '§certificates.13: a credential can be pasted', shows: [on(credentialCheckPage, 'checkButton')] },
    checking: { says: 'on its way, and not sent twice', shows: [on(credentialCheckPage, 'checkingButton')] },
    failed: {
      says: 'nobody could say; what was pasted is kept',
      shows: [text('It was not checked'), on(credentialCheckPage, 'checkButton')],
    },
    deciding: passing,
    verified: { says: '§certificates.13: whose it is', shows: [on(credentialCheckPage, 'verified')] },
    revoked: { says: '§certificates.13: since when, and why', shows: [on(credentialCheckPage, 'revoked')] },
    tampered: { says: '§certificates.13: not to be trusted', shows: [on(credentialCheckPage, 'tampered')] },
    unknown: { says: '§certificates.13: not one of ours', shows: [on(credentialCheckPage, 'unknown')] },
  },
  act: {
    check: async ({ page }, { credential }) => {
      await credentialCheckPage(page).credential.fill(credential);
      return pressTwice(credentialCheckPage(page).checkButton);
    },
    again: pressing(credentialCheckPage, 'againButton'),
  },
});
