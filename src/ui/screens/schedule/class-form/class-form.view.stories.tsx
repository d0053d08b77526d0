import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent } from 'storybook/test';
import { button, type CameFor, retry, textbox } from '../../came-for.fixture.ts';
import { ClassFormScreen, type ClassFormView } from './class-form.view.tsx';

const onSubmit = fn();
const onClose = fn();
const blank = {
  title: '',
  day: '',
  time: '',
  minutes: '60',
  zone: 'Europe/London',
  place: '',
  link: '',
  weeks: '1',
};
const written = { ...blank, title: 'SQL clinic', day: '2026-12-02', time: '16:00', place: 'Room 2' };
const zone = 'Day and time are in Europe/London.';
const planning = { isNew: true, about: 'Data Analytics', written: blank, zone, onClose };
const changing = {
  isNew: false,
  about: 'SQL clinic, Wed, 2 Dec 2026, 16:00 GMT, Room 2',
  written,
  zone,
  onClose,
};
const lost = 'The server could not be reached. Check your connection and try again.';

const planned = [textbox('Title'), button(/^(Plan|Save)$/)];
const saving = [button('Saving...')];

const meta = {
  title: 'Screens/Class form',
  component: ClassFormScreen,
  parameters: {
    machine: 'schedule/class-form',
    layout: 'fullscreen',
    cameFor: {
      closed: null,
      writing: planned,
      'planning.underWay': saving,
      'planning.delayed': retry,
      'changing.underWay': saving,
      'changing.delayed': retry,
      rejected: planned,
      outdated: [button('Show the Class')],
    } satisfies CameFor<ClassFormView>,
  },
} satisfies Meta<typeof ClassFormScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed = {
  args: { view: { state: 'closed' } },
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
} satisfies Story;

/** §schedule.16: each field says if something is missing. */
export const Writing = {
  args: { view: { state: 'writing', ...planning, onSubmit } },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Plan a Class' });
    const send = screen.getByRole('button', { name: 'Plan' });
    await userEvent.click(send);
    await expect(screen.getByText('Please give the class a title.')).toBeVisible();
    await expect(screen.getByText('Please choose a day.')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Title'), 'SQL clinic');
    await fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2026-12-02' } });
    await fireEvent.change(screen.getByLabelText('Begins at'), { target: { value: '16:00' } });
    await userEvent.click(send);
    await expect(await screen.findByText('Please say where the class takes place, or give a link.')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Link to join'), 'http://meet.example.com');
    await userEvent.click(send);
    await expect(await screen.findByText('Please enter an address that begins with https://.')).toBeVisible();
    await userEvent.clear(screen.getByLabelText('Link to join'));
    await userEvent.type(screen.getByLabelText('Link to join'), 'https://meet.example.com');
    await userEvent.clear(screen.getByLabelText('Number of classes'));
    await userEvent.type(screen.getByLabelText('Number of classes'), '53');
    await userEvent.click(send);
    await expect(await screen.findByText('Please enter 1 to 52 classes.')).toBeVisible();
    await userEvent.clear(screen.getByLabelText('Number of classes'));
    await userEvent.type(screen.getByLabelText('Number of classes'), '6');
    await userEvent.click(send);
    await expect(onSubmit).toHaveBeenLastCalledWith({
      ...written,
      place: '',
      link: 'https://meet.example.com',
      weeks: '6',
    });
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(onClose).toHaveBeenCalled();
  },
} satisfies Story;

export const WritingAChange = {
  globals: { viewport: { value: 'w320' } },
  args: { view: { state: 'writing', ...changing, onSubmit } },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Change the Class' });
    await expect(screen.queryByLabelText('Number of classes')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(onSubmit).toHaveBeenLastCalledWith(written);
  },
} satisfies Story;

const expectSaving = async () => {
  await expect(await screen.findByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-busy', 'true');
};

export const PlanningUnderWay = {
  args: { view: { state: 'planning.underWay', ...planning, written } },
  play: expectSaving,
} satisfies Story;

export const ChangingUnderWay = {
  args: { view: { state: 'changing.underWay', ...changing } },
  play: expectSaving,
} satisfies Story;

const expectDelayed = async () => {
  await expect(await screen.findByText(/^Not sent yet\./)).toBeVisible();
  await expect(screen.getByLabelText('Title')).toHaveValue('SQL clinic');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await expect(onSubmit).toHaveBeenCalled();
};

export const PlanningDelayed = {
  args: { view: { state: 'planning.delayed', ...planning, written, onSubmit, why: lost } },
  play: expectDelayed,
} satisfies Story;

export const ChangingDelayed = {
  args: { view: { state: 'changing.delayed', ...changing, onSubmit, why: lost } },
  play: expectDelayed,
} satisfies Story;

export const Rejected = {
  args: {
    view: {
      state: 'rejected',
      ...planning,
      written,
      onSubmit,
      why: "01:30 doesn't exist on 2027-03-28 in Europe/London, as clocks go forward then. Please choose another time.",
    },
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('The class was not planned');
    await expect(screen.getByLabelText('Place')).toHaveValue('Room 2');
  },
} satisfies Story;

/** §schedule.13: the class has changed elsewhere, and that change is not overwritten. */
export const Outdated = {
  args: {
    view: {
      state: 'outdated',
      isNew: false,
      about: changing.about,
      onClose,
      why: 'This class was changed in another tab or by someone else.',
    },
  },
  play: async () => {
    await expect(await screen.findByText('Your change was not saved')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show the Class' }));
    await expect(onClose).toHaveBeenCalled();
  },
} satisfies Story;
