import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { hstack } from 'styled-system/patterns';
import { Avatar } from './avatar.tsx';

const meta = {
  title: 'Primitives/Avatar',
  component: Avatar,
  tags: ['autodocs'],
  parameters: {
    usage: {
      use: "Beside a person's name, in the profile, at reviews and at instructors.",
      avoid: 'Alone: it says nothing to those who do not see it, so the name must stand beside it.',
      keyboard: 'Takes no focus and no keys.',
    },
  },
  args: { name: 'Prof. Dr. Amara Okafor' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Initials = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('AO')).toBeVisible();
  },
} satisfies Story;

export const Sizes = {
  render: () => (
    <div className={hstack({ gap: '4', flexWrap: 'wrap' })}>
      <Avatar name="Lena Fischer" size="sm" />
      <Avatar name="Tomás Rivera" />
      <Avatar name="Priya Nair" size="lg" />
      <Avatar name="Plato" />
    </div>
  ),
} satisfies Story;

export const BrokenPhoto = {
  args: { photo: '/no-such-photo.png' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('AO')).toBeVisible();
  },
} satisfies Story;
