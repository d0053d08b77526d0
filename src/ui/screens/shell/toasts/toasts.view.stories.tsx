import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Corner } from '../../../primitives/corner.tsx';
import { button, type CameFor, region } from '../../came-for.fixture.ts';
import { restOfCorner } from './rest.fixture.tsx';
import { ToastsScreen, type ToastsView } from './toasts.view.tsx';

const onDismiss = fn();

const meta = {
  title: 'Screens/Toasts',
  component: ToastsScreen,
  decorators: [
    (Story) => (
      <Corner>
        <Story />
      </Corner>
    ),
  ],
  parameters: {
    machine: 'shell/toasts',
    cameFor: {
      quiet: null,
      showing: [region('Confirmations'), button(/^Dismiss: /)],
    } satisfies CameFor<ToastsView>,
  },
} satisfies Meta<typeof ToastsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet = {
  args: { view: { state: 'quiet' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Confirmations' })).toHaveTextContent('');
  },
} satisfies Story;

export const Showing = {
  args: {
    view: {
      state: 'showing',
      onDismiss,
      toasts: [
        { id: 'download', kind: 'loading', text: 'Preparing your download...' },
        { id: 'toast-1', kind: 'success', text: 'Link copied' },
      ],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss: Link copied' }));
    await expect(onDismiss).toHaveBeenCalledWith('toast-1');
  },
} satisfies Story;

export const ShowingKinds = {
  args: {
    view: {
      state: 'showing',
      onDismiss,
      toasts: [
        { id: 'toast-1', kind: 'custom', text: 'Paste it into your calendar app.' },
        { id: 'toast-2', kind: 'error', text: 'The file could not be loaded. Please try again.' },
      ],
    },
  },
} satisfies Story;

/** Of twenty, the most that are kept, the newest two are in sight, the newer one above. */
export const ShowingMost = {
  globals: { viewport: { value: 'w390' } },
  parameters: { specification: '§shell.26' },
  args: {
    view: {
      state: 'showing',
      onDismiss,
      toasts: Array.from({ length: 20 }, (_, index) => ({
        id: `toast-${index}`,
        kind: 'blank' as const,
        text: `Confirmation ${index + 1}`,
      })),
    },
  },
  play: async ({ canvas }) => {
    const shown = canvas.getAllByText(/^Confirmation/).map(({ textContent }) => textContent);
    await expect(shown).toEqual(['Confirmation 20', 'Confirmation 19']);
  },
} satisfies Story;

/** Confirmations, the notice and the note on the connection, one above the other: what lasts longest stands lowest. */
export const ShowingBesideTheRest = {
  args: ShowingMost.args,
  parameters: ShowingMost.parameters,
  render: (args) => (
    <>
      <ToastsScreen {...args} />
      {restOfCorner}
    </>
  ),
  play: async ({ canvas }) => {
    const parts = [/^Confirmation 20/, /^Confirmation 19/, 'Reset link sent', /^You are offline/].map((text) =>
      canvas.getByText(text).getBoundingClientRect(),
    );
    await expect(parts.every(({ left }) => left > window.innerWidth / 2)).toBe(true);
    await expect(parts.every(({ bottom }, at) => bottom <= (parts[at + 1]?.top ?? window.innerHeight))).toBe(true);
  },
} satisfies Story;
