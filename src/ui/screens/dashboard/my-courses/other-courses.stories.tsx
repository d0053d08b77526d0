import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectToFit, longName, longTitle, longWord, withoutImage } from '../../extremes.fixture.ts';
import { OtherCourses } from './other-courses.tsx';

const courses = [
  { title: 'Natural Language Processing', progress: 4 },
  { title: 'Data Engineering', progress: 0 },
  { title: 'Data Literacy', progress: 100 },
].map(({ title, progress }) => {
  const id = title.toLowerCase().replaceAll(' ', '-');
  return { id, title, progress, instructor: 'Dr. Sarah Chen', image: `/covers/${id}.svg`, to: `/courses/${id}` };
});
const [course] = courses.slice(0, 1);
if (!course) throw new Error('There is no course.');

const meta = { title: 'Screens/Other courses', component: OtherCourses } satisfies Meta<typeof OtherCourses>;
export default meta;
type Story = StoryObj<typeof meta>;

/** More courses than fit stay in one row. */
export const Many = {
  parameters: { specification: '§dashboard.13' },
  args: { courses },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('progressbar')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'Continue Learning: Data Engineering' })).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'View Course: Data Literacy' })).toBeInTheDocument();
  },
} satisfies Story;

/** Long names, a word that breaks nowhere, and a course without an image. */
export const LongNames = {
  args: {
    courses: [
      { ...withoutImage(course), title: longTitle, instructor: longName },
      { ...course, id: 'word', title: longWord },
    ],
  },
  play: expectToFit,
} satisfies Story;

export const None = {
  args: { courses: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
} satisfies Story;
