import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { CameFor } from '../../came-for.fixture.ts';
import { GradingGraderScreen, type GradingGraderView } from './grader.view.tsx';

const meta = {
  title: 'Screens/Grading: who is at it',
  component: GradingGraderScreen,
  parameters: {
    machine: 'grading/grader',
    cameFor: {
      asking: null,
      alone: null,
      together: [{ role: 'status' }],
      unknown: [{ role: 'status' }],
    } satisfies CameFor<GradingGraderView>,
  },
} satisfies Meta<typeof GradingGraderScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asking = {
  args: { view: { state: 'asking' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
} satisfies Story;

export const Alone = {
  args: { view: { state: 'alone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
} satisfies Story;

export const Together = {
  args: { view: { state: 'together', other: 'Tomas Lindqvist' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Tomas Lindqvist is grading this');
  },
} satisfies Story;

/** The call failed: what was known before is still shown. */
export const Unknown = {
  args: { view: { state: 'unknown', other: 'Tomas Lindqvist' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Tomas Lindqvist is grading this');
  },
} satisfies Story;
