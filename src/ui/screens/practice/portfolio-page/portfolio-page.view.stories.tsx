import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { examplePortfolioPage } from '../../../../api/generated/examples.ts';
import { type CameFor, link, region, retry } from '../../came-for.fixture.ts';
import { PortfolioPageScreen, type PortfolioPageView } from './portfolio-page.view.tsx';

const onRetry = fn();

const meta = {
  title: 'Screens/Portfolio page',
  component: PortfolioPageScreen,
  parameters: {
    layout: 'fullscreen',
    machine: 'practice/portfolio-page',
    cameFor: {
      loading: null,
      failed: retry,
      notFound: [link('Browse Courses')],
      shown: [region('Text')],
    } satisfies CameFor<PortfolioPageView>,
  },
} satisfies Meta<typeof PortfolioPageScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = { args: { view: { state: 'loading' } } } satisfies Story;

export const Failed = {
  args: { view: { state: 'failed', onRetry } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const NotFound = {
  args: { view: { state: 'notFound', courses: '/courses' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing is public here')).toBeVisible();
  },
} satisfies Story;

export const Shown = {
  args: { view: { state: 'shown', project: { ...examplePortfolioPage, date: '18 November 2026' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: examplePortfolioPage.title })).toBeVisible();
    await expect(canvas.getByText(/SELECT month/)).toBeVisible();
    await expect(canvas.getByText('spring.pdf')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Grade: 86%' })).toBeVisible();
  },
} satisfies Story;
