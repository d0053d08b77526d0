import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { SignInForm } from '../../../parts/account/sign-in-form.tsx';
import { Button } from '../../../primitives/button.tsx';
import { Corner } from '../../../primitives/corner.tsx';
import { Dialog } from '../../../primitives/dialog.tsx';
import { button, type CameFor } from '../../came-for.fixture.ts';
import { SessionEndingScreen, type SessionEndingView } from './session-ending.view.tsx';

const onStay = fn();
const onClose = fn();
const onLeave = fn();
const onSwitch = fn();
const onSubmit = fn();

const login = {
  values: { email: 'student@example.com', password: '', rememberMe: false },
  fixed: true,
  onEmail: fn(),
  onRememberMe: fn(),
  onSubmit,
  onForgot: fn(),
};
const editing = 'login.editing';
const form = <SignInForm view={{ state: editing, form: login }} />;

const meta = {
  title: 'Screens/Staying signed in',
  component: SessionEndingScreen,
  parameters: {
    machine: 'sync/session-ending',
    cameFor: {
      waiting: null,
      finishing: null,
      warned: [button('Stay signed in')],
      asking: [button('Sign In')],
      ended: [button('Sign In')],
    } satisfies CameFor<SessionEndingView>,
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Corner />
      </>
    ),
  ],
} satisfies Meta<typeof SessionEndingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting = {
  args: { view: { state: 'waiting' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
} satisfies Story;

export const Warned = {
  globals: { viewport: { value: 'w320' } },
  args: { view: { state: 'warned', endsAt: '14:32', onStay } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your session ends at 14:32.');
    await userEvent.click(canvas.getByRole('button', { name: 'Stay signed in' }));
    await expect(onStay).toHaveBeenCalledOnce();
  },
} satisfies Story;

/** A dialog covers the bottom of the page, so the note is shown inside the dialog. */
export const WarnedInDialog = {
  args: { view: { state: 'warned', endsAt: '14:32', onStay } },
  decorators: [
    (Story) => (
      <>
        <Dialog open firstFocus="main" onClose={onClose} title="Submit Assignment" footer={<Button>Submit</Button>}>
          <p>What was typed.</p>
        </Dialog>
        <Story />
      </>
    ),
  ],
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Submit Assignment' }));
    const stay = await dialog.findByRole('button', { name: 'Stay signed in' });
    // The dialog takes the focus a moment after it opens. A focus set before that would be lost.
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Submit' })).toHaveFocus());
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(stay).toHaveFocus());
    onStay.mockClear();
    await userEvent.click(stay);
    await expect(onStay).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const Asking = {
  args: { view: { state: 'asking', endsAt: '14:32', form, onClose } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Stay signed in' });
    await expect(dialog).toHaveTextContent('Your session ends at 14:32.');
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  },
} satisfies Story;

export const Finishing = {
  args: { view: { state: 'finishing' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
} satisfies Story;

export const Ended = {
  args: { view: { state: 'ended', form, onLeave, onSwitch } },
  play: async ({ step }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Sign in again' });
    await step('it says what happened, and that nothing is lost', async () => {
      await expect(dialog).toHaveTextContent('Your session has ended.');
      await expect(dialog).toHaveTextContent('what you typed is still here');
    });
    await step('only the password is asked, of the person whose page it is', async () => {
      await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
      await expect(screen.getByLabelText('Email')).toHaveAttribute('readonly');
      await expect(screen.queryByLabelText('Remember me')).toBeNull();
      await userEvent.keyboard('Learning1{Enter}');
      await waitFor(() => expect(onSubmit.mock.lastCall?.[0]).toMatchObject({ password: 'Learning1' }));
    });
    await step('there is no way round it but to leave', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(screen.queryByRole('button', { name: 'Close dialog' })).toBeNull();
      await userEvent.click(screen.getByRole('button', { name: 'Leave this page' }));
      await expect(onLeave).toHaveBeenCalledOnce();
      await userEvent.click(screen.getByRole('button', { name: 'Use another account' }));
      await expect(onSwitch).toHaveBeenCalledOnce();
    });
  },
} satisfies Story;
