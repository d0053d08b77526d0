import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inBothDirections, states } from './story-frames.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const meta = {
  title: 'Primitives/Theme switch',
  component: ThemeSwitch,
  tags: ['autodocs'],
  parameters: {
    usage: {
      use: "Choosing between the system's theme, light and dark; in the navigation.",
      avoid: 'For other choices use RadioGroup.',
      keyboard: 'Tab reaches the chosen theme, the arrows choose another.',
    },
  },
  args: { value: 'system', onChange: fn() },
} satisfies Meta<typeof ThemeSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await expect(args.onChange).toHaveBeenCalledWith('dark');
  },
} satisfies Story;

export const States = { ...states() } satisfies Story;

export const BothDirections = { decorators: [inBothDirections] } satisfies Story;
