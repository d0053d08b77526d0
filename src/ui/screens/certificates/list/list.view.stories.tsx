import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { type CameFor, link, retry } from '../../came-for.fixture.ts';
import { expectToFit, longName, longTitle, longWord } from '../../extremes.fixture.ts';
import { CertificationsScreen, type CertificationsView } from './list.view.tsx';

const onRetry = fn();
const onCopy = fn();
const certificate = {
  id: '9b2f7c1a-3d4e-4f5a-8b6c-7d8e9f0a1b2c',
  course: 'Data Literacy',
  student: 'Ada Okafor',
  date: '12 October 2026',
  to: '/courses/data-literacy',
  view: '/certificates/9b2f7c1a-3d4e-4f5a-8b6c-7d8e9f0a1b2c',
  pdf: '/v1/certificates/9b2f7c1a-3d4e-4f5a-8b6c-7d8e9f0a1b2c/pdf',
  credential: '/v1/certificates/9b2f7c1a-3d4e-4f5a-8b6c-7d8e9f0a1b2c/credential',
  onCopy,
};

const meta = {
  title: 'Screens/Certifications',
  component: CertificationsScreen,
  parameters: {
    layout: 'fullscreen',
    machine: 'certificates/list',
    cameFor: {
      loading: null,
      failed: retry,
      'loaded.some': [link(/^View certificate: /)],
      'loaded.none': [link('Browse Courses')],
    } satisfies CameFor<CertificationsView>,
  },
} satisfies Meta<typeof CertificationsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = { args: { view: { state: 'loading' } } } satisfies Story;

export const Failed = {
  args: {
    view: { state: 'failed', message: 'Failed to load your certificates. Please try again later.', onRetry },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const LoadedSome = {
  args: {
    view: {
      state: 'loaded.some',
      certificates: [certificate, { ...certificate, id: 'other', course: 'Statistics Essentials' }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Data Literacy' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View Course: Data Literacy' })).toHaveAttribute(
      'href',
      '/courses/data-literacy',
    );
    await expect(canvas.getByRole('link', { name: 'View certificate: Data Literacy' })).toHaveAttribute(
      'href',
      certificate.view,
    );
    await expect(canvas.queryByRole('button', { name: /^Copy/ })).toBeNull();
    const more = canvas.getByText('Download or share', { selector: '[aria-label$="Data Literacy"]' });
    await userEvent.click(more);
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy verification link: Data Literacy' }));
    await expect(onCopy).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Copy/ })).toBeNull());
    await expect(more).toHaveFocus();
  },
} satisfies Story;

const { pdf: _pdf, credential: _credential, ...withoutFiles } = certificate;

/** A revoked certificate has a page but no files. */
export const LoadedSomeRevoked = {
  args: { view: { state: 'loaded.some', certificates: [{ ...withoutFiles, revokedOn: '2 November 2026' }] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Revoked on 2 November 2026')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Download/ })).toBeNull();
  },
} satisfies Story;

/** Long names, and a word that breaks nowhere. */
export const LoadedSomeLongNames = {
  args: {
    view: {
      state: 'loaded.some',
      certificates: [
        { ...certificate, course: longTitle, student: longName },
        { ...certificate, id: 'word', course: longWord },
      ],
    },
  },
  play: expectToFit,
} satisfies Story;

export const LoadedNone = {
  args: { view: { state: 'loaded.none', courses: '/courses' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Browse Courses' })).toHaveAttribute('href', '/courses');
  },
} satisfies Story;
