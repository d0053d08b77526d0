import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { exampleCertificate } from '../../../../api/generated/examples.ts';
import { type CameFor, link, retry } from '../../came-for.fixture.ts';
import { CertificateScreen, type CertificateView } from './detail.view.tsx';

const onRetry = fn();
const onCopy = fn();

const meta = {
  title: 'Screens/Certificate',
  component: CertificateScreen,
  parameters: {
    layout: 'fullscreen',
    machine: 'certificates/detail',
    cameFor: {
      loading: null,
      failed: retry,
      unknown: [link('Browse Courses')],
      valid: [{ role: 'article', name: 'Certificate of completion' }, link('Download PDF')],
      revoked: [{ role: 'article', name: 'Certificate of completion' }],
    } satisfies CameFor<CertificateView>,
  },
} satisfies Meta<typeof CertificateScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = { args: { view: { state: 'loading' } } } satisfies Story;

export const Failed = {
  args: { view: { state: 'failed', message: 'Failed to load the certificate. Please try again later.', onRetry } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const Unknown = {
  args: { view: { state: 'unknown', courses: '/courses' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Unknown certificate')).toBeVisible();
  },
} satisfies Story;

export const Valid = {
  args: {
    view: {
      state: 'valid',
      course: 'Data Literacy',
      criteria: exampleCertificate.criteria,
      student: 'Ada Okafor',
      date: '12 October 2026',
      pdf: '/v1/certificates/9b2f7c1a-3d4e-4f5a-8b6c-7d8e9f0a1b2c/pdf',
      credential: '/v1/certificates/9b2f7c1a-3d4e-4f5a-8b6c-7d8e9f0a1b2c/credential',
      check: '/certificates/check',
      onCopy,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Valid')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Download PDF' })).toHaveAttribute(
      'href',
      '/v1/certificates/9b2f7c1a-3d4e-4f5a-8b6c-7d8e9f0a1b2c/pdf',
    );
    await expect(canvas.getByRole('link', { name: 'Download credential' })).toHaveAttribute(
      'href',
      '/v1/certificates/9b2f7c1a-3d4e-4f5a-8b6c-7d8e9f0a1b2c/credential',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Copy verification link' }));
    await expect(onCopy).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const Revoked = {
  args: {
    view: {
      state: 'revoked',
      course: 'Data Literacy',
      criteria: exampleCertificate.criteria,
      student: 'Ada Okafor',
      date: '12 October 2026',
      revokedOn: '2 November 2026',
      reason: 'The lessons were completed by someone else.',
      check: '/certificates/check',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Revoked')).toBeVisible();
    await expect(canvas.getByText(/no longer valid since 2 November 2026/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Download PDF' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Check a credential' })).toBeVisible();
  },
} satisfies Story;
