import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { inBothDirections, states } from './story-frames.tsx';

const meta = {
  title: 'Primitives/Breadcrumbs',
  component: Breadcrumbs,
  tags: ['autodocs'],
  parameters: {
    usage: {
      use: "Above a page that belongs to others: Page places it, with Page's `trail`.",
      avoid: 'For a page with a single page above it use the way up of PageHeader.',
      keyboard: 'Tab reaches each page above this one, Enter opens it. The page itself takes no focus.',
    },
  },
  args: {
    crumbs: [
      { label: 'Courses', to: '/courses' },
      { label: 'Data Analytics', to: '/courses/data-analytics' },
      { label: 'From question to data', to: '/courses/data-analytics/outline' },
      { label: 'What analysts are asked' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByText('What analysts are asked')).toHaveAttribute('aria-current', 'page');
  },
} satisfies Story;

/** A page has one of them, so that all have the same name. */
const several = { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } };
const shown = states();

export const States = { ...shown, parameters: { ...shown.parameters, ...several } } satisfies Story;

/** Nothing follows a name that is not known yet. */
export const Pending = {
  args: { crumbs: [{ label: 'Teaching', to: '/teach' }, { label: '' }, { label: 'Team' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
} satisfies Story;

const long = [
  { label: 'Courses', to: '/courses' },
  { label: 'Business Intelligence and Reporting for Organisations of Any Size', to: '/courses/bi' },
  { label: 'Dashboards that people come back to, and why they do', to: '/courses/bi/outline' },
  { label: 'Choosing the one figure that a decision needs, and leaving out the other forty' },
];

const expectOneLine = async (element: HTMLElement) => {
  const items = [...element.querySelectorAll('li')];
  await expect(new Set(items.map((item) => item.getBoundingClientRect().top)).size).toBe(1);
  await expect(items.at(-1)?.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  for (const link of element.querySelectorAll('a')) {
    const { width, height } = link.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  }
};

export const LongTitlesBothDirections = {
  args: { crumbs: long },
  decorators: [inBothDirections],
  parameters: several,
} satisfies Story;

export const LongTitlesAt320 = {
  args: { crumbs: long },
  parameters: { layout: 'fullscreen', specification: '§shell.25' },
  globals: { viewport: { value: 'w320' } },
  play: ({ canvasElement }) => expectOneLine(canvasElement),
} satisfies Story;

export const LongTitlesAt320WithLargeText = {
  ...LongTitlesAt320,
  globals: { viewport: { value: 'w320' }, textSize: '200' },
} satisfies Story;
