import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { exampleCourses } from '../../../api/examples.ts';
import { CatalogueScreen } from './catalogue.view.tsx';

const filters = { search: '', level: 'All Levels' as const, onSearch: fn(), onLevel: fn() };
const courses = exampleCourses.map((course) => ({ ...course, to: `/courses/${course.id}` }));

const meta = {
  title: 'Screens/Catalogue',
  component: CatalogueScreen,
  parameters: { layout: 'fullscreen', machine: 'catalogue' },
} satisfies Meta<typeof CatalogueScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = { args: { view: { state: 'loading', filters } } } satisfies Story;

export const Failed = {
  args: { view: { state: 'failed', onRetry: fn() } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.view.onRetry).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const LoadedResults = {
  args: { view: { state: 'loaded.results', filters, total: 24, courses } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Beginner' }));
    await expect(args.view.filters.onLevel).toHaveBeenCalledWith('Beginner');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(courses.length);
  },
} satisfies Story;

export const LoadedEmpty = {
  args: {
    view: { state: 'loaded.empty', filters: { ...filters, search: 'knitting' }, total: 24, onClear: fn() },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all filters' }));
    await expect(args.view.onClear).toHaveBeenCalledOnce();
  },
} satisfies Story;
