import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Corner } from '../../../primitives/corner.tsx';
import type { CameFor } from '../../came-for.fixture.ts';
import { ConnectionScreen, type ConnectionView } from './connection.view.tsx';

const note = [{ role: 'status' } as const];

const meta = {
  title: 'Screens/Connection',
  component: ConnectionScreen,
  decorators: [
    (Story) => (
      <Corner>
        <Story />
      </Corner>
    ),
  ],
  parameters: {
    machine: 'shell/connection',
    cameFor: {
      online: null,
      offline: note,
      'unsteady.waiting': note,
      'unsteady.checking': note,
      'down.waiting': note,
      'down.checking': note,
      restored: note,
    } satisfies CameFor<ConnectionView>,
  },
} satisfies Meta<typeof ConnectionScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Online = {
  args: { view: { state: 'online' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
} satisfies Story;

export const Offline = {
  globals: { viewport: { value: 'w320' } },
  args: { view: { state: 'offline' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You are offline.');
  },
} satisfies Story;

export const UnsteadyWaiting = {
  args: { view: { state: 'unsteady.waiting' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your connection is unsteady.');
  },
} satisfies Story;

export const UnsteadyChecking = { args: { view: { state: 'unsteady.checking' } } } satisfies Story;

export const DownWaiting = {
  args: { view: { state: 'down.waiting' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The server cannot be reached.');
  },
} satisfies Story;

export const DownChecking = { args: { view: { state: 'down.checking' } } } satisfies Story;

export const Restored = {
  args: { view: { state: 'restored' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Connected again.');
  },
} satisfies Story;
