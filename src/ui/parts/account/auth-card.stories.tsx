import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../primitives/button.tsx';
import { Link } from '../../primitives/link.tsx';
import { TextField } from '../../primitives/text-field.tsx';
import { AuthCard } from './auth-card.tsx';

const meta = {
  title: 'Parts/Auth card',
  component: AuthCard,
  args: { children: <TextField label="Email" type="email" autoComplete="email" /> },
} satisfies Meta<typeof AuthCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Defaults = {
  parameters: { specification: '§account.10' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible();
    await expect(canvas.getByText('Sign in to your account to continue')).toBeVisible();
  },
} satisfies Story;

export const WithFooter = {
  args: {
    title: 'Create Account',
    description: 'Choose a password to finish your registration.',
    children: <Button full>Create Account</Button>,
    footer: (
      <>
        Already have an account? <Link to="/login">Sign in</Link>
      </>
    ),
  },
} satisfies Story;

export const WithoutSheet = { args: { sheet: false } } satisfies Story;
