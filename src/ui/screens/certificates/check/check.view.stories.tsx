import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { button, type CameFor, heading, link, textbox } from '../../came-for.fixture.ts';
import { longName, longTitle } from '../../extremes.fixture.ts';
import { CredentialCheckScreen, type CredentialCheckView } from './check.view.tsx';

const onCheck = fn();
const onAgain = fn();
const certificate = {
  student: 'Ada Okafor',
  course: 'Data Literacy',
  date: '12 October 2026',
  page: '/certificates/9b2f7c1a-3d4e-4f5a-8b6c-7d8e9f0a1b2c',
};

const form = [textbox(/^Credential/), button('Check')];

const meta = {
  title: 'Screens/Credential check',
  component: CredentialCheckScreen,
  parameters: {
    layout: 'fullscreen',
    machine: 'certificates/check',
    cameFor: {
      editing: form,
      checking: [button('Checking...')],
      failed: form,
      verified: [heading('This credential is verified'), link('View certificate')],
      revoked: [heading('This credential was revoked'), link('View certificate')],
      tampered: [heading('Do not trust this credential'), button('Check another')],
      unknown: [heading('We do not know this credential'), button('Check another')],
    } satisfies CameFor<CredentialCheckView>,
  },
} satisfies Meta<typeof CredentialCheckScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Editing = {
  args: { view: { state: 'editing', onCheck } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }));
    await expect(await canvas.findByText('Paste a credential, or open its file.')).toBeVisible();
    await expect(onCheck).not.toHaveBeenCalled();
    await userEvent.upload(canvas.getByLabelText('Or open its file'), new File(['a.b.c\n'], 'credential.jwt'));
    await expect(canvas.getByLabelText('Credential')).toHaveValue('a.b.c\n');
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }));
    await expect(onCheck).toHaveBeenCalledWith('a.b.c');
  },
} satisfies Story;

export const Checking = { args: { view: { state: 'checking' } } } satisfies Story;

export const Failed = {
  args: { view: { state: 'failed', reason: 'Too many tries. Please try again in 3 minutes.', onCheck } },
} satisfies Story;

export const Verified = {
  args: { view: { state: 'verified', ...certificate, onAgain } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'View certificate' })).toHaveAttribute('href', certificate.page);
    await userEvent.click(canvas.getByRole('button', { name: 'Check another' }));
    await expect(onAgain).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const VerifiedLongNames = {
  args: { view: { state: 'verified', ...certificate, student: longName, course: longTitle, onAgain } },
} satisfies Story;

export const Revoked = {
  args: {
    view: {
      state: 'revoked',
      ...certificate,
      revokedOn: '2 November 2026',
      reason: 'The lessons were completed by someone else.',
      onAgain,
    },
  },
} satisfies Story;

export const Tampered = { args: { view: { state: 'tampered', onAgain } } } satisfies Story;

export const Unknown = { args: { view: { state: 'unknown', onAgain } } } satisfies Story;
