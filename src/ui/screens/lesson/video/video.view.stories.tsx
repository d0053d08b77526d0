import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LessonVideoScreen } from './video.view.tsx';

const onReplay = fn();
const picture = { animation: '/animations/bars.svg', title: 'From request to question', showing: 1 };

const meta = {
  title: 'Screens/Lesson video',
  component: LessonVideoScreen,
  parameters: { machine: 'lesson/video' },
} satisfies Meta<typeof LessonVideoScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playing = {
  args: { view: { state: 'playing', picture } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
} satisfies Story;

export const Played = {
  args: { view: { state: 'played', picture, onReplay } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play again' }));
    await expect(onReplay).toHaveBeenCalledOnce();
  },
} satisfies Story;
