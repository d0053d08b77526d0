import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { button, type CameFor } from '../../came-for.fixture.ts';
import { expectToFit, longTitle, longWord } from '../../extremes.fixture.ts';
import { StudentViewScreen, type StudentViewView } from './student-view.view.tsx';

const onStart = fn();
const onLeave = fn();
const course = 'Data Analytics';

const meta = {
  title: 'Screens/Student view',
  component: StudentViewScreen,
  parameters: {
    layout: 'fullscreen',
    machine: 'teaching/student-view',
    cameFor: {
      off: [button(/^Student View: /)],
      starting: [button(/^Opening…: /)],
      notStarted: [button(/^Student View: /)],
      opening: [button(/^Opening…: /)],
      on: [button('Back to Teaching')],
      leaving: [button('Going back…')],
      notLeft: [button('Back to Teaching')],
      closing: [button('Going back…')],
    } satisfies CameFor<StudentViewView>,
  },
} satisfies Meta<typeof StudentViewScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off = {
  args: { view: { state: 'off', course, onStart } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Student View: Data Analytics' }));
    await expect(onStart).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const Starting = { args: { view: { state: 'starting', course } } } satisfies Story;

export const NotStarted = {
  args: { view: { state: 'notStarted', course, onStart } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Student view could not be started.');
  },
} satisfies Story;

export const Opening = { args: { view: { state: 'opening', course } } } satisfies Story;

export const On = {
  args: { view: { state: 'on', course, onLeave } },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('region', { name: 'Student view' });
    await expect(bar).toHaveTextContent('Student view of Data Analytics. Nothing you do here is kept.');
    await userEvent.click(canvas.getByRole('button', { name: 'Back to Teaching' }));
    await expect(onLeave).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const OnLong = {
  globals: { viewport: { value: 'w320' } },
  args: { view: { state: 'on', course: `${longTitle} ${longWord}`, onLeave } },
  play: expectToFit,
} satisfies Story;

export const Leaving = { args: { view: { state: 'leaving', course } } } satisfies Story;

export const NotLeft = {
  args: { view: { state: 'notLeft', course, onLeave } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Teaching could not be opened. Please try again.');
  },
} satisfies Story;

export const Closing = { args: { view: { state: 'closing', course } } } satisfies Story;
