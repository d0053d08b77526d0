import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { exampleLearningPath } from '../../../../api/generated/examples.ts';
import { Button } from '../../../primitives/button.tsx';
import { type CameFor, link, type Main } from '../../came-for.fixture.ts';
import { PathPage } from '../path/path-page.tsx';
import { ModuleDialog } from './module-dialog.tsx';
import { allKnown, longTitles, manySteps, oneModule, stepsIn } from './steps.fixture.ts';
import { PathStepsScreen, type PathStepsView } from './steps.view.tsx';

const onOpen = fn();
const onList = fn();
const onMap = fn();
const onClose = fn();
const onRestore = fn();

const steps = stepsIn(exampleLearningPath, onRestore);
const shown = {
  steps,
  skips: <p>Your answers say that you know 2 modules of this path already.</p>,
  arrangement: <Button variant="secondary">Change the Order</Button>,
};
const drawn = { state: 'drawn', ...shown, onOpen, onList } as const;

const choice: Main = { role: 'group', name: 'Show as' };
const nextModule: Main = { role: 'button', name: /, next$/ };

const meta = {
  title: 'Screens/Path steps',
  component: PathStepsScreen,
  parameters: {
    machine: 'analytics/steps',
    layout: 'fullscreen',
    cameFor: {
      drawn: [choice, nextModule],
      opened: [link(/^(?:Continue Learning|Go to the Course)$/)],
      listed: [choice, { role: 'heading', name: /^1\. / }],
    } satisfies CameFor<PathStepsView>,
  },
  decorators: [
    (Story) => (
      <PathPage>
        <Story />
      </PathPage>
    ),
  ],
} satisfies Meta<typeof PathStepsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const points = () => within(screen.getByRole('region', { name: 'Map of your path' })).getAllByRole('button');
const namesOf = (elements: HTMLElement[]) =>
  elements.map((each) => each.querySelector('.visually-hidden')?.textContent);

export const Drawn = {
  parameters: { specification: '§analytics.97' },
  args: { view: drawn },
  play: async () => {
    await expect(
      screen.getByRole('heading', { name: 'Steps: 2 of 8 modules done or skipped', level: 2 }),
    ).toBeVisible();
    await expect(screen.getByText('Next: Exploring with summaries.')).toBeVisible();
    await expect(namesOf(points())).toEqual([
      'Asking answerable questions, done',
      'Collecting and cleaning data, known',
      'Exploring with summaries, next',
      'Charts that tell the truth, to do',
      'Tables and first queries, skipped',
      'Filtering rows, known',
      'Joining tables, to do',
      'Cells, rows and tables, to do',
    ]);
    const legend = within(screen.getByRole('list', { name: 'Modules by their state' }));
    await expect(legend.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Done: 1',
      'Next: 1',
      'To do: 3',
      'Known: 2',
      'Skipped: 1',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Joining tables, to do' }));
    await expect(onOpen).toHaveBeenCalledWith('sql-for-beginners', 'm5');
    await userEvent.click(screen.getByRole('button', { name: 'Map' }));
    await expect(onList).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'List' }));
    await expect(onList).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const DrawnWithManyModules = {
  parameters: { cameFor: [choice, { role: 'heading', name: '1. Statistics Essentials' }] },
  args: { view: { ...drawn, steps: manySteps } },
  play: async () => expect(points()).toHaveLength(40),
} satisfies Story;

export const DrawnOnAPhone = {
  globals: { viewport: { value: 'w320' } },
  parameters: { cameFor: [choice] },
  args: { view: { ...drawn, steps: manySteps } },
  play: async () => {
    const next = screen.getByRole('button', { name: 'Joins, next' });
    const box = screen.getByRole('region', { name: 'Map of your path' }).getBoundingClientRect();
    await expect(next.getBoundingClientRect().right).toBeLessThanOrEqual(box.right);
  },
} satisfies Story;

export const DrawnWithOneModule = {
  args: { view: { ...drawn, steps: oneModule, skips: null } },
  play: async () => {
    await expect(screen.getByRole('heading', { name: 'Steps: 0 of 1 module done or skipped' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Change the Order' })).toBeNull();
  },
} satisfies Story;

export const DrawnWithAllKnown = {
  parameters: { cameFor: [choice] },
  args: { view: { ...drawn, steps: allKnown } },
  play: async () => {
    await expect(screen.getByText('Your answers say that you know all that is left.')).toBeVisible();
    await expect(screen.queryByRole('button', { name: /, next$/ })).toBeNull();
  },
} satisfies Story;

export const DrawnWithAllDone = {
  parameters: { cameFor: [choice] },
  args: {
    view: {
      ...drawn,
      steps: manySteps.slice(0, 1),
      skips: null,
    },
  },
  play: async () => expect(screen.getByText('Nothing is left to do.')).toBeVisible(),
} satisfies Story;

export const DrawnWithLongTitles = {
  args: { view: { ...drawn, steps: longTitles } },
  play: async () => {
    const [first] = points();
    await expect(first).toHaveTextContent(/compar.*…/);
    await expect(first).toHaveAccessibleName(/^Asking for decisions, .* or a dashboard, done$/);
    // What the layout has room for is as much as the browser needs, in the product's face.
    await document.fonts.load('600 14px "Inter Variable"');
    await document.fonts.ready;
    for (const each of points()) {
      const { bottom } = each.getBoundingClientRect();
      const box = each.closest('foreignObject')?.getBoundingClientRect();
      await expect(bottom).toBeLessThanOrEqual(box?.bottom ?? 0);
    }
  },
} satisfies Story;

/** A module of the example, by its places. */
function opened(course: number, at: number): PathStepsView {
  const step = steps[course];
  const module = step?.modules[at];
  if (!step || !module) throw new Error('The example has no such module.');
  return {
    ...drawn,
    state: 'opened',
    numbers: <ModuleDialog step={step} module={module} onClose={onClose} />,
  };
}

export const Opened = {
  parameters: { specification: '§analytics.98' },
  args: { view: opened(0, 1) },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Collecting and cleaning data' }));
    await expect(dialog.getByText('Known, in Data Analytics')).toBeVisible();
    await expect(dialog.getByText(/^From your answers, you would get 61 to 94 of 100 /)).toBeVisible();
    await expect(dialog.getByText('Builds on Asking answerable questions.')).toBeVisible();
    await expect(dialog.getByRole('link')).toHaveAttribute('href', '/courses/data-analytics');
    await userEvent.click(dialog.getByRole('button', { name: 'Back to the Map' }));
    await expect(onClose).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const OpenedWhenSkipped = {
  args: { view: opened(1, 0) },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Tables and first queries' }));
    await expect(dialog.getByText('Builds on Collecting and cleaning data (Data Analytics).')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /^Undo Skip/ }));
    await expect(onRestore).toHaveBeenCalledOnce();
  },
} satisfies Story;

const listed = { state: 'listed', ...shown, onMap } as const;

export const Listed = {
  parameters: { specification: '§analytics.83, §analytics.97' },
  args: { view: listed },
  play: async () => {
    await expect(screen.getByRole('heading', { name: '1. Data Analytics' })).toBeVisible();
    await expect(screen.getByText('Part of Work as a data analyst. You pinned it.')).toBeVisible();
    await expect(screen.getByText('About 6 h 35 min left.')).toBeVisible();
    await expect(
      screen.getByText(
        'From your answers, you would get 12 to 60 of 100 tasks like these right. Your answers here are mixed so far.',
      ),
    ).toBeVisible();
    await expect(screen.getByText(/^Business Intelligence builds on it\. You put it here\.$/)).toBeVisible();
    await expect(screen.getByText('Builds on Collecting and cleaning data (Data Analytics).')).toBeVisible();
    await userEvent.click(screen.getByText('3 modules'));
    await userEvent.click(screen.getByRole('button', { name: /^Undo Skip \(Tables and first queries\)/ }));
    await expect(onRestore).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Map' }));
    await expect(onMap).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const ListedOnAPhone = {
  globals: { viewport: { value: 'w320' } },
  args: { view: listed },
} satisfies Story;

export const ListedWhileRestoring = {
  args: {
    view: {
      ...listed,
      steps: steps.map((step) => ({
        ...step,
        modules: step.modules.map((module) => ({
          ...module,
          onRestore: undefined,
          isRestoring: module.mark === 'skipped',
        })),
      })),
    },
  },
  play: async () => {
    await userEvent.click(screen.getByText('3 modules'));
    await expect(screen.getByRole('button', { name: 'Undoing the skip...' })).toBeVisible();
  },
} satisfies Story;
