import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inBothDirections, states } from './story-frames.tsx';
import { Tabs } from './tabs.tsx';

const meta = {
  title: 'Primitives/Tabs',
  component: Tabs,
  tags: ['autodocs'],
  parameters: {
    usage: {
      use: 'Two to five parts of one subject of which one is in sight.',
      avoid:
        'Where parts are read together use Section; where several may be open, Accordion; for going to other pages, links.',
      keyboard:
        'Tab reaches the open tab, the arrows open its neighbours, Home and End the first and the last; Tab again reaches the part.',
    },
  },
  args: {
    label: 'Course detail',
    value: 'content',
    onValueChange: fn(),
    tabs: [
      { value: 'content', label: 'Course Content', content: <p>Eight modules.</p> },
      { value: 'overview', label: 'Overview', content: <p>What this course is about.</p> },
      { value: 'reviews', label: 'Reviews', content: <p>What students say.</p> },
    ],
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <Tabs {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof Tabs<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Overview' }));
    await waitFor(() => expect(canvas.getByRole('tabpanel')).toHaveTextContent('What this course is about.'));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Reviews' })).toHaveFocus());
  },
} satisfies Story;

export const States = { ...states() } satisfies Story;

export const BothDirections = { decorators: [inBothDirections] } satisfies Story;
