import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { button, type CameFor, retry } from '../../came-for.fixture.ts';
import { PortfolioScreen, type PortfolioView } from './portfolio.view.tsx';

const onPublic = fn();
const onGrade = fn();
const onCopy = fn();
const onRetry = fn();
const address = 'https://learn.example.com/portfolio/5b0d9c7e-2f41-4c86-9a3e-7d1f0b6c8e25';
const none = { isPublic: false, withGrade: false, onPublic, onGrade, page: null };
const shared = { ...none, isPublic: true, page: { address, onCopy } };

const isPublic = [{ role: 'checkbox', name: 'Public page' }] as const;

const meta = {
  title: 'Screens/Portfolio',
  component: PortfolioScreen,
  parameters: {
    machine: 'practice/portfolio',
    cameFor: {
      private: isPublic,
      public: [...isPublic, button('Copy address')],
      saving: isPublic,
      notSaved: retry,
    } satisfies CameFor<PortfolioView>,
  },
} satisfies Meta<typeof PortfolioScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Private = {
  args: { view: { state: 'private', ...none } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing is public.');
    await expect(canvas.queryByRole('button', { name: 'Copy address' })).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Public page' }));
    await expect(onPublic).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const Public = {
  args: { view: { state: 'public', ...shared } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(address)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }));
    await expect(onCopy).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('checkbox', { name: /^With the grade/ }));
    await expect(onGrade).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const Saving = {
  args: { view: { state: 'saving', ...shared } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Saving...');
  },
} satisfies Story;

export const NotSaved = {
  args: { view: { state: 'notSaved', ...none, message: 'Your choice was not saved. Please try again.', onRetry } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
} satisfies Story;
