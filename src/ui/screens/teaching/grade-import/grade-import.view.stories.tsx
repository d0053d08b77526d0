import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Corner } from '../../../primitives/corner.tsx';
import { button, type CameFor, retry } from '../../came-for.fixture.ts';
import { expectToFit, longName, longTitle } from '../../extremes.fixture.ts';
import { GradingUndos } from '../../grading/undo/undos.tsx';
import { GradeImportScreen, type GradeImportView } from './grade-import.view.tsx';

const onChoose = fn();
const onRetry = fn();
const onSubmit = fn();
const onUndo = fn();
const onDismiss = fn();
const onClose = fn();
const file = 'data-analytics-grades.csv';
const shown = {
  file,
  summary: '2 grades change, 340 stay as they are, 3 cannot be used.',
  note: '2 empty cells have a grade in the gradebook, which stays.',
  changes: [
    { student: 'Leila Haidari', assignment: 'Question log', before: '92%', after: '95%' },
    { student: 'Marek Nowak', assignment: 'Question log', before: 'No grade', after: '78%' },
  ],
  problems: [
    { where: 'Column Remarks', problem: 'The gradebook has no such column.' },
    { where: 'Row 9', problem: 'No student of the course has the address nobody@example.com.' },
    {
      where: 'Row 4, Question log, grade in percent',
      problem: '“good” is not a whole number from 0 to 100.',
    },
  ],
  more: '',
};
const left = [{ where: 'Leila Haidari, Question log', problem: 'Daniel Okoye has already returned this submission.' }];
const why = 'The server could not be reached. Check your connection and try again.';

const meta = {
  title: 'Screens/Grade import',
  component: GradeImportScreen,
  parameters: {
    machine: 'teaching/grade-import',
    layout: 'fullscreen',
    cameFor: {
      closed: null,
      choosing: [button('Cancel')],
      unfit: [button('Cancel')],
      reading: null,
      refused: retry,
      nothing: [button('Cancel')],
      previewed: [button('Import Grades')],
      'importing.underWay': [button('Importing...')],
      'importing.delayed': retry,
      rejected: [button('Import Grades')],
      'leftAlone.some': [button('Undo Import')],
      'leftAlone.all': [button('Close')],
      'returned.offered': [button('Undo: Import')],
      'returned.undoing': [button('Undoing...')],
      'returned.notUndone': retry,
      'returned.kept': [button('Dismiss: Import')],
    } satisfies CameFor<GradeImportView>,
  },
} satisfies Meta<typeof GradeImportScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => screen.findByRole('dialog', { name: 'Import Grades' });
const asNotice: Story['decorators'] = [
  (Notice) => (
    <>
      <GradingUndos>{[<Notice key="one" />]}</GradingUndos>
      <Corner />
    </>
  ),
];

export const Closed = {
  args: { view: { state: 'closed' } },
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
} satisfies Story;

export const Choosing = {
  parameters: { specification: '§teaching.89' },
  args: { view: { state: 'choosing', onChoose, onClose } },
  play: async () => {
    onChoose.mockClear();
    const field = within(await dialog()).getByLabelText('CSV file');
    const table = new File(['Email'], file, { type: 'text/csv' });
    await userEvent.upload(field, table);
    // The same one again, once it has been corrected.
    await userEvent.upload(field, table);
    await expect(onChoose.mock.calls).toEqual([[table], [table]]);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(onClose).toHaveBeenCalled();
  },
} satisfies Story;

export const Unfit = {
  args: { view: { state: 'unfit', file, why: 'The file is empty.', onChoose, onClose } },
  play: async () => {
    await expect(within(await dialog()).getByLabelText('CSV file')).toHaveAccessibleDescription(/The file is empty\./);
  },
} satisfies Story;

export const Reading = {
  args: { view: { state: 'reading', file, onClose } },
  play: async () => {
    await expect(await dialog()).toHaveTextContent('Reading the file...');
  },
} satisfies Story;

export const Refused = {
  args: {
    view: {
      state: 'refused',
      file,
      why: 'The file has no column "Email", by which students are found.',
      onChoose,
      onRetry,
      onClose,
    },
  },
  play: async () => {
    await expect(await dialog()).toHaveTextContent('The file has no column "Email"');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalled();
    await expect(screen.getByLabelText('CSV file')).toBeVisible();
  },
} satisfies Story;

export const Nothing = {
  args: {
    view: {
      state: 'nothing',
      ...shown,
      summary: 'No grade changes, 342 stay as they are.',
      note: '',
      changes: [],
      problems: [],
      onChoose,
      onClose,
    },
  },
  play: async () => {
    await expect(await dialog()).toHaveTextContent('No grade changes, 342 stay as they are.');
    await expect(screen.queryByRole('button', { name: 'Import Grades' })).toBeNull();
    await expect(screen.getByLabelText('Another CSV file')).toBeVisible();
  },
} satisfies Story;

export const Previewed = {
  parameters: { specification: '§teaching.86' },
  args: { view: { state: 'previewed', ...shown, onChoose, onSubmit, onClose } },
  play: async () => {
    await expect(await dialog()).toHaveTextContent(shown.summary);
    await expect(screen.getByRole('region', { name: 'Changes' })).toHaveTextContent('Leila HaidariQuestion log92%95%');
    await expect(screen.getByRole('region', { name: 'Left alone' })).toHaveTextContent('“good” is not a whole number');
    await userEvent.click(screen.getByRole('button', { name: 'Import Grades' }));
    await expect(onSubmit).toHaveBeenCalled();
  },
} satisfies Story;

/** Each table scrolls in a box of its own. */
export const PreviewedLong = {
  globals: { viewport: { value: 'w320' } },
  args: {
    view: {
      state: 'previewed',
      ...shown,
      changes: Array.from({ length: 60 }, () => ({
        student: longName,
        assignment: longTitle,
        before: 'No grade',
        after: '100%',
      })),
      problems: Array.from({ length: 60 }, (_, row) => ({ where: `Row ${row + 2}, ${longTitle}`, problem: longTitle })),
      more: 'The first 60 of 400 are listed.',
      onChoose,
      onSubmit,
      onClose,
    },
  },
  play: expectToFit,
} satisfies Story;

export const ImportingUnderWay = {
  args: { view: { state: 'importing.underWay', ...shown, progress: '100 of 340 grades sent.' } },
  play: async () => {
    await expect(await dialog()).toHaveTextContent('100 of 340 grades sent.');
    await expect(screen.getByRole('button', { name: 'Importing...' })).toHaveAttribute('aria-busy', 'true');
    await expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  },
} satisfies Story;

export const ImportingDelayed = {
  args: {
    view: { state: 'importing.delayed', ...shown, progress: '0 of 340 grades sent.', why, onSubmit, onClose },
  },
  play: async () => {
    onSubmit.mockClear();
    await expect(await dialog()).toHaveTextContent(/Not sent yet\./);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(onSubmit).toHaveBeenCalled();
  },
} satisfies Story;

export const Rejected = {
  args: {
    view: {
      state: 'rejected',
      ...shown,
      title: '100 grades returned, the others were not imported',
      why: 'You have sent very many changes today.',
      left,
      onSubmit,
      onClose,
    },
  },
  play: async () => {
    onSubmit.mockClear();
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent('You have sent very many changes today.');
    await userEvent.click(screen.getByRole('button', { name: 'Import Grades' }));
    await expect(onSubmit).toHaveBeenCalled();
  },
} satisfies Story;

export const LeftAloneSome = {
  parameters: { specification: '§teaching.87' },
  args: { view: { state: 'leftAlone.some', summary: '1 grade returned, 1 left as it is', left, onUndo, onClose } },
  play: async () => {
    onUndo.mockClear();
    await expect(await screen.findByRole('region', { name: 'Grades left as they are' })).toHaveTextContent(
      'Leila Haidari, Question log',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Undo Import' }));
    await expect(onUndo).toHaveBeenCalled();
  },
} satisfies Story;

export const LeftAloneAll = {
  parameters: { specification: '§teaching.87' },
  args: { view: { state: 'leftAlone.all', summary: 'No grades returned, 1 left as it is', left, onChoose, onClose } },
  play: async () => {
    await screen.findByRole('region', { name: 'Grades left as they are' });
    await expect(screen.queryByRole('button', { name: 'Undo Import' })).toBeNull();
  },
} satisfies Story;

export const ReturnedOffered = {
  parameters: { specification: '§teaching.88' },
  decorators: asNotice,
  args: { view: { state: 'returned.offered', what: '12 grades returned', onUndo, onDismiss } },
  play: async ({ canvas }) => {
    onUndo.mockClear();
    await expect(canvas.getByRole('status')).toHaveTextContent('12 grades returned');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo: Import' }));
    await expect(onUndo).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss: Import' }));
    await expect(onDismiss).toHaveBeenCalled();
  },
} satisfies Story;

export const ReturnedUndoing = {
  decorators: asNotice,
  args: { view: { state: 'returned.undoing', what: '12 grades returned' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Undoing...' })).toHaveAttribute('aria-busy', 'true');
  },
} satisfies Story;

export const ReturnedNotUndone = {
  decorators: asNotice,
  args: { view: { state: 'returned.notUndone', what: 'The import was not undone', why, onRetry, onDismiss } },
  play: async ({ canvas }) => {
    onRetry.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalled();
  },
} satisfies Story;

export const ReturnedKept = {
  globals: { viewport: { value: 'w320' } },
  decorators: asNotice,
  args: { view: { state: 'returned.kept', what: '11 grades undone, 1 not', left, onDismiss } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Leila Haidari, Question log: Daniel Okoye');
  },
} satisfies Story;
