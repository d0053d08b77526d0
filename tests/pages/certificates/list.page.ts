/** /certifications, and a certificate's own page. */
import type { Page } from '@playwright/test';

export const certificatesPage = (page: Page) => ({
  open: () => page.goto('/certifications'),
  none: page.getByText('No certificates yet'),
  coursesLink: page.getByRole('main').getByRole('link', { name: 'Browse Courses', exact: true }),
  certificateLink: (course: string) => page.getByRole('link', { name: `View certificate: ${course}`, exact: true }),
  certificateLinks: page.getByRole('link', { name: /^View certificate/ }),
});

export const certificatePage = (page: Page) => ({
  open: (id: string) => page.goto(`/certificates/${id}`),
  certificate: page.getByRole('article', { name: 'Certificate of completion' }),
  unknown: page.getByRole('heading', { name: 'Unknown certificate' }),
  downloadLink: page.getByRole('link', { name: 'Download PDF', exact: true }),
  credentialLink: page.getByRole('link', { name: 'Download credential', exact: true }),
  checkLink: page.getByRole('link', { name: 'Check a credential', exact: true }),
  copyLinkButton: page.getByRole('button', { name: 'Copy verification link', exact: true }),
  copied: page.getByText('Link copied'),
});
