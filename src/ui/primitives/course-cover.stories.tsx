import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { css } from 'styled-system/css';
import { CourseCover } from './course-cover.tsx';

const meta = {
  title: 'Primitives/Course cover',
  component: CourseCover,
  tags: ['autodocs'],
  parameters: {
    usage: {
      use: 'The picture of a course, on its card and its page. It falls back by itself where there is none.',
      avoid: 'For photos of people use Avatar.',
      keyboard: 'Takes no focus and no keys.',
    },
  },
  args: { src: '/covers/data-analytics.svg', alt: 'Data Analytics', priority: true },
} satisfies Meta<typeof CourseCover>;
export default meta;
type Story = StoryObj<typeof meta>;

const asOnACard: Decorator = (Story) => (
  <div className={css({ maxWidth: 'form' })}>
    <Story />
  </div>
);

export const Cover = { decorators: [asOnACard] } satisfies Story;

export const Missing = {
  parameters: { specification: '§catalogue.11' },
  decorators: [asOnACard],
  args: { src: undefined, alt: 'No cover' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('src', '/covers/fallback.svg');
  },
} satisfies Story;

export const Broken = {
  parameters: { specification: '§catalogue.11' },
  decorators: [asOnACard],
  args: { src: '/covers/no-such-course.svg', alt: 'Broken cover' },
  play: async ({ canvas }) => {
    // The development server of a busy machine takes its time to say that there is no such file.
    await waitFor(() => expect(canvas.getByRole('img')).toHaveAttribute('src', '/covers/fallback.svg'), {
      timeout: 10_000,
    });
  },
} satisfies Story;

const all = [
  'data-analytics',
  'data-engineering',
  'business-intelligence',
  'data-science',
  'spreadsheet-foundations',
  'sql-for-beginners',
  'python-for-data',
  'statistics-essentials',
  'data-literacy',
  'data-visualization',
  'ab-testing',
  'regression-modelling',
  'dashboard-design',
  'data-warehousing',
  'time-series',
  'survey-research',
  'data-ethics',
  'sql-performance',
  'machine-learning',
  'deep-learning',
  'natural-language-processing',
  'stream-processing',
  'causal-inference',
  'mlops',
  'fallback',
];

export const ContactSheet = {
  render: () => (
    <div
      className={css({
        display: 'grid',
        gap: '4',
        gridTemplateColumns: '[repeat(auto-fill, minmax(min(14rem, 100%), 1fr))]',
      })}
    >
      {all.map((id) => (
        <figure key={id}>
          <CourseCover src={`/covers/${id}.svg`} priority />
          <figcaption className={css({ textStyle: 'caption', mt: '1', overflowWrap: 'anywhere' })}>{id}</figcaption>
        </figure>
      ))}
    </div>
  ),
} satisfies Story;
