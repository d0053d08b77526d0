/** Certificates, and the page on which anyone can check one. */
import { expect } from '@playwright/test';
import { credentialCheckPage } from '../../pages/certificates/check.page.ts';
import { certificatePage, certificatesPage } from '../../pages/certificates/list.page.ts';
import { on } from '../../pages/on.ts';
import { messages } from '../call-faults.ts';
import { click, get, goto, post, type Row, sees } from '../row.ts';

const credential = 'eyJhbGciOiJSUzI1NiJ9.e30.c2lnbmF0dXJl';

export const certificateRows: readonly Row[] = [
  {
    name: 'Certifications',
    invokedBy: ['certificates/list.listCertificates'],
    who: 'demo',
    call: get(/^\/certificates$/),
    start: goto('/certifications'),
    title: 'Error',
    message: 'Failed to load your certificates. Please try again later.',
    recovered: sees(on(certificatesPage, 'none')),
    sessionEnded: 'sign-in',
  },
  {
    name: 'Certificate',
    invokedBy: ['certificates/detail.getCertificate'],
    who: 'visitor',
    call: get(/^\/certificates\/./),
    start: goto('/certificates/00000000-0000-4000-8000-000000000000'),
    title: 'Error',
    message: 'Failed to load the certificate. Please try again later.',
    recovered: sees(on(certificatePage, 'unknown')),
    sessionEnded: 'shown',
  },
  {
    name: 'Credential check',
    invokedBy: ['certificates/check.checkCredential'],
    who: 'visitor',
    call: post(/^\/certificates\/check$/),
    open: async ({ page }) => {
      await credentialCheckPage(page).open();
      await credentialCheckPage(page).credential.fill(credential);
    },
    start: click(on(credentialCheckPage, 'checkButton')),
    title: 'It was not checked',
    message: messages('The credential could not be checked. Please try again.'),
    retry: on(credentialCheckPage, 'checkButton'),
    keeps: (page) => expect(credentialCheckPage(page).credential).toHaveValue(credential),
    recovered: sees(on(credentialCheckPage, 'unknown')),
    sessionEnded: 'shown',
    forms: [
      {
        states: {
          'certificates/check editing': 'typed',
          'certificates/check checking': 'sent',
          'certificates/check failed': 'refused',
        },
        button: on(credentialCheckPage, 'checkButton'),
        notKept: 'it is pasted from a file that the person has',
      },
    ],
  },
];
