/** Certificates, and their check by anybody. */
import { certificatePage, certificatesPage } from '../../pages/certificates/list.page.ts';
import { on } from '../../pages/on.ts';
import { get, goto, type Row, sees } from '../row.ts';

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
];
