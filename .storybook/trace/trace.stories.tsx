import { paragraphs } from 'virtual:trace';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { TracePage } from './trace-page.tsx';

const meta = {
  title: 'Flows/Traceability',
  component: TracePage,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof TracePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Axe checks `OneChapter` instead, which has the same parts. */
export const AllParagraphs = {
  args: { paragraphs },
  tags: ['no-review'],
  parameters: { a11y: { test: 'off' } },
} satisfies Story;

export const OneChapter = {
  args: { paragraphs: paragraphs.filter(({ id }) => id.startsWith('search.')) },
  tags: ['no-review'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^search/ })).toBeVisible();
    const chapter = within(canvas.getByRole('region', { name: 'Search' }));
    await userEvent.click(chapter.getByText('search.1'));
    await expect(chapter.getAllByText(/\.(test|spec|model)\.ts:\d+\./)[0]).toBeVisible();
  },
} satisfies Story;
