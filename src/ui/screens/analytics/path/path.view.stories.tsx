import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { exampleLearningPath } from '../../../../api/generated/examples.ts';
import type { PathModule } from '../../../../api/generated/schema.d.ts';
import { Button } from '../../../primitives/button.tsx';
import { Section } from '../../../primitives/section.tsx';
import { type CameFor, link, type Main, region, retry } from '../../came-for.fixture.ts';
import { LearningPathScreen, type LearningPathView } from './path.view.tsx';
import { PathPage } from './path-page.tsx';

const onRetry = fn();
const onRestore = fn();

const steps = exampleLearningPath.steps.map(({ courseId, courseTitle, modules, ...step }) => ({
  ...step,
  id: courseId,
  title: courseTitle,
  to: `/courses/${courseId}`,
  modules: modules.map(({ low, middle, high, ...module }) => ({
    ...module,
    id: module.moduleId,
    range: low === null || middle === null || high === null ? null : { low, middle, high },
    onRestore,
    isRestoring: false,
  })),
}));
const shown = {
  aim: (
    <Section title={exampleLearningPath.aimTitle} lead="Your aim">
      <div>
        <Button variant="secondary">Change Aim</Button>
      </div>
    </Section>
  ),
  placement: <Section title="Placement">The placement is over.</Section>,
  skips: <p>Your answers say that you know 2 modules of this path already.</p>,
  arrangement: <Button variant="secondary">Change the Order</Button>,
  steps,
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
      none: [region('Choose an aim')],
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

export const None = { args: { view: { state: 'none', aim: <Section title="Choose an aim">...</Section> } } };

export const Shown = {
  parameters: { specification: '§analytics.83, §analytics.95' },
  args: { view: { state: 'shown', ...shown } },
  play: async () => {
    const next = within(screen.getByRole('region', { name: 'Next step' }));
    await expect(next.getByText('Data Analytics')).toBeVisible();
    await expect(next.getByText('6 h 35 min left')).toBeVisible();
    await expect(next.getByRole('link')).toHaveAttribute('href', '/courses/data-analytics');
    await expect(screen.getByRole('heading', { name: '1. Data Analytics' })).toBeVisible();
    await expect(screen.getByText('Part of Work as a data analyst. You pinned it.')).toBeVisible();
    await expect(screen.getByText('About 6 h 35 min left.')).toBeVisible();
    await expect(
      screen.getByText(
        'From your answers, you would get 12 to 60 of 100 tasks like these right. Your answers here are mixed so far.',
      ),
    ).toBeVisible();
    await expect(screen.getByText(/^Business Intelligence builds on it\. You put it here\.$/)).toBeVisible();
    await expect(
      screen.getByText('Collecting and cleaning data, in Data Analytics: your answers now say that you know it.'),
    ).toBeVisible();
    await userEvent.click(screen.getByText('3 modules'));
    await userEvent.click(screen.getByRole('button', { name: /^Undo Skip \(Tables and first queries\)/ }));
    await expect(onRestore).toHaveBeenCalledOnce();
  },
} satisfies Story;

const known: PathModule['state'] = 'known';

export const ShownWithFewAnswers = {
  parameters: { specification: '§analytics.91' },
  args: {
    view: {
      state: 'shown',
      ...shown,
      steps: steps.slice(0, 1).map((step) => ({
        ...step,
        modules: step.modules.slice(0, 2).map((module, at) => ({
          ...module,
          state: known,
          range: { low: at === 0 ? 0.17 : 0.66, middle: 0.7, high: 0.93 },
          reason: { kind: 'known', title: null },
        })),
      })),
    },
  },
  play: async () => {
    await expect(screen.getByText('Your answers, taken together, say that you know this.')).toBeVisible();
    await expect(screen.queryByText(/^From your answers, you would get 17 to 93 /)).toBeNull();
    await expect(screen.getByText(/^From your answers, you would get 66 to 93 /)).toBeVisible();
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

const restoring = steps.map((step) => ({
  ...step,
  modules: step.modules.map((module) => ({ ...module, onRestore: undefined, isRestoring: module.state === 'skipped' })),
}));

export const Restoring = {
  args: { view: { state: 'restoring', ...shown, steps: restoring } },
  play: async () => {
    await userEvent.click(screen.getByText('3 modules'));
    await expect(screen.getByRole('button', { name: 'Undoing the skip...' })).toBeVisible();
  },
} satisfies Story;

export const Renewing = { args: { view: { state: 'renewing', ...shown, steps: restoring } } } satisfies Story;

export const NotRestored = {
  args: { view: { state: 'notRestored', ...shown, why: 'It is skipped still. Please try again.' } },
  play: async () => expect(screen.getByRole('alert')).toHaveTextContent('The skip was not undone'),
} satisfies Story;
