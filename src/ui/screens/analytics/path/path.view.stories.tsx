import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { exampleAims, exampleLearningPath } from '../../../../api/generated/examples.ts';
import { type CameFor, link, type Main, region, retry } from '../../came-for.fixture.ts';
import { aimChooser, pathParts } from './parts.fixture.tsx';
import { LearningPathScreen, type LearningPathView } from './path.view.tsx';
import { PathPage } from './path-page.tsx';

const onRetry = fn();

const shown = {
  ...pathParts(exampleLearningPath),
  next: { title: 'Data Analytics', to: '/courses/data-analytics', isEnrolled: true, minutes: 395 },
  changes: exampleLearningPath.changes.map((change, index) => ({
    ...change,
    key: String(index),
    when: '20 November',
  })),
};

const next: readonly Main[] = [region('Next step'), link(/^(?:Continue Learning|Go to the Course)$/)];

const meta = {
  title: 'Screens/Path',
  component: LearningPathScreen,
  parameters: {
    machine: 'analytics/path',
    layout: 'fullscreen',
    cameFor: {
      loading: null,
      failed: retry,
      none: [{ role: 'heading', name: 'Choose an aim' }],
      shown: next,
      refreshing: next,
      notRefreshed: next,
      restoring: next,
      renewing: next,
      notRestored: next,
    } satisfies CameFor<LearningPathView>,
  },
  decorators: [
    (Story) => (
      <PathPage>
        <Story />
      </PathPage>
    ),
  ],
} satisfies Meta<typeof LearningPathScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = { args: { view: { state: 'loading' } } } satisfies Story;

export const Failed = {
  args: { view: { state: 'failed', reason: 'Your path could not be loaded. Please try again.', onRetry } },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
} satisfies Story;

const aims = exampleAims.aims.map((aim) => ({ ...aim, isCurrent: false }));

export const None = {
  args: {
    view: { state: 'none', aim: aimChooser(aims) },
  },
  play: async () => {
    const choices = screen.getAllByRole('button', { name: /^Choose This Aim/ });
    await expect(choices).toHaveLength(aims.length);
  },
} satisfies Story;

export const Shown = {
  parameters: { specification: '§analytics.83, §analytics.95' },
  args: { view: { state: 'shown', ...shown } },
  play: async () => {
    const next = within(screen.getByRole('region', { name: 'Next step' }));
    await expect(next.getByText('Data Analytics')).toBeVisible();
    await expect(next.getByText('6 h 35 min left')).toBeVisible();
    await expect(next.getByRole('link')).toHaveAttribute('href', '/courses/data-analytics');
    await expect(
      screen.getByText('Collecting and cleaning data, in Data Analytics: your answers now say that you know it.'),
    ).toBeVisible();
  },
} satisfies Story;

const [change] = shown.changes;

export const ShownWithManyChanges = {
  parameters: { specification: '§analytics.86', cameFor: [{ role: 'heading', name: 'What changed' }] },
  args: {
    view: {
      state: 'shown',
      ...shown,
      next: null,
      placement: null,
      steps: null,
      aim: null,
      changes: Array.from({ length: 20 }, (_, at) => ({
        ...(change ?? { kind: 'done', courseTitle: '', moduleTitle: null, when: '' }),
        key: String(at),
        moduleTitle: `Module ${at}`,
      })),
    },
  },
  play: async () => {
    await expect(screen.queryByRole('region', { name: 'Next step' })).toBeNull();
    const part = within(screen.getByRole('region', { name: 'What changed' }));
    await expect(part.getByText(/^Module 2, /)).toBeVisible();
    await expect(part.getByText(/^Module 3, /)).not.toBeVisible();
    await userEvent.click(part.getByText('17 earlier changes'));
    await expect(part.getByText(/^Module 19, /)).toBeVisible();
  },
} satisfies Story;

export const ShownOnAPhone = {
  globals: { viewport: { value: 'w320' } },
  args: { view: { state: 'shown', ...shown, changes: [] } },
} satisfies Story;

export const Refreshing = {
  args: { view: { state: 'refreshing', ...shown } },
  play: async () => {
    const says = screen.getAllByRole('status').map(({ textContent }) => textContent);
    await expect(says).toContain('Loading your path...');
  },
} satisfies Story;

export const NotRefreshed = {
  args: {
    view: {
      state: 'notRefreshed',
      ...shown,
      reason: 'Your path could not be reloaded. Please try again.',
      onRetry,
    },
  },
} satisfies Story;

export const Restoring = { args: { view: { state: 'restoring', ...shown } } } satisfies Story;

export const Renewing = { args: { view: { state: 'renewing', ...shown } } } satisfies Story;

export const NotRestored = {
  args: { view: { state: 'notRestored', ...shown, why: 'It is skipped still. Please try again.' } },
  play: async () => expect(screen.getByRole('alert')).toHaveTextContent('The skip was not undone'),
} satisfies Story;
