import type { Meta, StoryObj } from '@storybook/react-vite';
import { Award, Clock } from 'lucide-react';
import { DefinitionGrid } from './definition-grid.tsx';
import { inBothDirections } from './story-frames.tsx';

const meta = {
  title: 'Primitives/Definition grid',
  component: DefinitionGrid,
  tags: ['autodocs'],
  parameters: {
    usage: {
      use: 'Facts as term and value: duration, level, support.',
      avoid: 'For figures to compare use a table; for one fact, Badge.',
      keyboard: 'Takes no focus and no keys.',
    },
  },
  args: {
    items: [
      { term: 'Duration', description: '8-10 weeks', icon: <Clock aria-hidden /> },
      { term: 'Level', description: 'Beginner' },
      { term: 'Resources', description: '15 downloadable files' },
      { term: 'Support', description: 'Forum & Email' },
      { term: 'Certificate', description: 'Upon completion', icon: <Award aria-hidden /> },
      { term: 'Access', description: 'Lifetime' },
    ],
  },
} satisfies Meta<typeof DefinitionGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CourseFeatures = {} satisfies Story;

export const TwoColumns = { args: { columns: 2 } } satisfies Story;

export const BothDirections = { args: { columns: 1 }, decorators: [inBothDirections] } satisfies Story;
