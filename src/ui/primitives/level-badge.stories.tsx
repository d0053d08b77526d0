import type { Meta, StoryObj } from '@storybook/react-vite';
import { wrap } from 'styled-system/patterns';
import { LevelBadge } from './level-badge.tsx';
import { inBothDirections } from './story-frames.tsx';

const meta = {
  title: 'Primitives/Level badge',
  component: LevelBadge,
  tags: ['autodocs'],
  parameters: {
    usage: {
      use: 'The level of a course or a resource: rising bars and the word.',
      avoid: 'For states use StatusBadge, for other facts Badge.',
      keyboard: 'Takes no focus and no keys.',
    },
  },
  args: { level: 'Beginner' },
} satisfies Meta<typeof LevelBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Beginner = {} satisfies Story;

export const EachLevel = {
  render: () => (
    <div className={wrap({ gap: '2' })}>
      {['Beginner', 'INTERMEDIATE', 'Advanced', 'Expert'].map((level) => (
        <LevelBadge key={level} level={level} />
      ))}
    </div>
  ),
} satisfies Story;

export const BothDirections = { args: { level: 'Intermediate' }, decorators: [inBothDirections] } satisfies Story;
