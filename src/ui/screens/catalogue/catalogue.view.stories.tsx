import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { exampleCourses } from '../../../api/examples.ts';
import { CatalogueScreen } from './catalogue.view.tsx';

const onRetry = fn();
const onClear = fn();
const onLevel = fn();
const filters = { search: '', level: 'All Levels' as const, onSearch: fn(), onLevel };
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
  args: { view: { state: 'failed', onRetry } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const LoadedResults = {
  args: { view: { state: 'loaded.results', filters, total: 24, courses } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Beginner' }));
    await expect(onLevel).toHaveBeenCalledWith('Beginner');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(courses.length);
  },
} satisfies Story;

export const LoadedEmpty = {
  args: {
    view: { state: 'loaded.empty', filters: { ...filters, search: 'knitting' }, total: 24, onClear },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all filters' }));
    await expect(onClear).toHaveBeenCalledOnce();
  },
} satisfies Story;
