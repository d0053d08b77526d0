import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inBothDirections } from './story-frames.tsx';
import { TextWithCode } from './text-with-code.tsx';

const meta = {
  title: 'Primitives/Text with code',
  component: TextWithCode,
  tags: ['autodocs'],
  parameters: {
    specification: '§lesson.33',
    usage: {
      use: 'One sentence that an author wrote with names of code in it: a question, an option, an explanation.',
      avoid: 'For a text of several paragraphs use Markdown, for what a person typed neither.',
      keyboard: 'Nothing in it takes the focus.',
    },
  },
  args: { children: 'What does `len(rows)` return once `rows.append(row)` was called?' },
} satisfies Meta<typeof TextWithCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('len(rows)').tagName).toBe('CODE');
    await expect(canvasElement).toHaveTextContent('What does len(rows) return once rows.append(row) was called?');
  },
} satisfies Story;

export const WithoutCode = {
  args: { children: 'What is a median?' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('code')).toBeNull();
  },
} satisfies Story;

export const LongTextBothDirections = {
  args: {
    children: 'Read `the_total_of_all_orders_of_the_shop_in_the_year_before_the_last_one_without_any_returns` first.',
  },
  globals: { viewport: { value: 'w320' } },
  decorators: [inBothDirections],
} satisfies Story;
