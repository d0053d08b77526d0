import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { button, type CameFor } from '../../came-for.fixture.ts';
import { SigningOutScreen, type SigningOutView } from './signing-out.view.tsx';

const onStay = fn();
const onLeave = fn();

const meta = {
  title: 'Screens/Signing out',
  component: SigningOutScreen,
  parameters: {
    machine: 'account/signing-out',
    cameFor: {
      closed: null,
      asking: [button('Stay signed in'), button('Delete it and sign out')],
    } satisfies CameFor<SigningOutView>,
  },
} satisfies Meta<typeof SigningOutScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed = { args: { view: { state: 'closed' } } } satisfies Story;

export const Asking = {
  args: { view: { state: 'asking', onStay, onLeave } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Sign out with unsent work?' });
    await expect(dialog).toHaveTextContent('Something that you typed has not been sent.');
    await userEvent.click(screen.getByRole('button', { name: 'Delete it and sign out' }));
    await expect(onLeave).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));
    await expect(onStay).toHaveBeenCalledOnce();
  },
} satisfies Story;
