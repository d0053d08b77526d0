import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { button, type CameFor, link } from '../../came-for.fixture.ts';
import { WelcomeBannerScreen, type WelcomeBannerView } from './welcome-banner.view.tsx';

const onDismiss = fn();

const meta = {
  title: 'Screens/Welcome banner',
  component: WelcomeBannerScreen,
  parameters: {
    machine: 'dashboard/welcome-banner',
    cameFor: {
      visible: [link('Complete Profile'), button('Dismiss')],
      dismissed: null,
    } satisfies CameFor<WelcomeBannerView>,
  },
} satisfies Meta<typeof WelcomeBannerScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visible = {
  args: { view: { state: 'visible', profileTo: '/profile', onDismiss } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Welcome to your learning dashboard' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Complete Profile' })).toHaveAttribute('href', '/profile');
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(onDismiss).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const Dismissed = {
  args: { view: { state: 'dismissed' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
} satisfies Story;
