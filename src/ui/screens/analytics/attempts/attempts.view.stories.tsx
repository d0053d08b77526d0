import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { type CameFor, retry } from '../../came-for.fixture.ts';
import { AnalyticsAttemptsScreen, type AnalyticsAttemptsView } from './attempts.view.tsx';

const onRetry = fn();
const onClose = fn();

const meta = {
  title: 'Screens/Analytics attempts',
  component: AnalyticsAttemptsScreen,
  parameters: {
    machine: 'analytics/attempts',
    cameFor: {
      loading: null,
      failed: retry,
      shown: [{ role: 'listitem' }],
    } satisfies CameFor<AnalyticsAttemptsView>,
  },
  args: { outcome: 'Query tables with filters, groups and joins that neither lose nor double rows', onClose },
} satisfies Meta<typeof AnalyticsAttemptsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = { args: { view: { state: 'loading' } } } satisfies Story;

export const Failed = {
  args: { view: { state: 'failed', reason: 'Your answers could not be loaded. Please try again.', onRetry } },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalled();
  },
} satisfies Story;

export const Shown = {
  parameters: { specification: '§analytics.51' },
  args: {
    view: {
      state: 'shown',
      attempts: [
        {
          id: '0',
          when: '19 November 2026 at 18:45',
          lesson: 'Revenue that keeps every order',
          question: null,
          isRight: true,
          chance: 0.49,
        },
        {
          id: '1',
          when: '12 November 2026 at 17:50',
          lesson: 'Check your SQL',
          question: 'You want only towns with more than 100 orders. Where does the condition go?',
          isRight: false,
          chance: 0.97,
        },
        { id: '2', when: '2 September 2026 at 17:50', lesson: null, question: null, isRight: true, chance: null },
      ],
    },
  },
  play: async () => {
    await expect(await screen.findByText(/Expected: 5 of 10 right/)).toBeVisible();
    await expect(screen.getByText(/Expected: more than 9 of 10 right/)).toBeVisible();
    await expect(screen.getByText(/^A lesson that the course no longer has/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close dialog' }));
    await expect(onClose).toHaveBeenCalled();
  },
} satisfies Story;

export const ShownOnAPhone = { globals: { viewport: { value: 'w320' } }, args: Shown.args } satisfies Story;
