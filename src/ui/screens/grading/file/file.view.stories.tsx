import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { exampleArchiveListing } from '../../../../api/generated/examples.ts';
import { Markdown } from '../../../parts/markdown.tsx';
import { exampleFile } from '../../assignments/attachment/attachment.fixture.tsx';
import { button, type CameFor, retry } from '../../came-for.fixture.ts';
import { GradingFileScreen, type GradingFileView } from './file.view.tsx';

const onShow = fn();
const onHide = fn();
const onRetry = fn();
const file = (name: string) => ({ name, row: exampleFile(name).row });
const notes = file('question-log.md');
const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const meta = {
  title: 'Screens/Grading: file',
  component: GradingFileScreen,
  parameters: {
    machine: 'grading/file',
    cameFor: {
      closed: [button(/^(?:Show|Download): /)],
      opening: [button(/^Hide: /)],
      shown: [button(/^Hide: /)],
      failed: retry,
    } satisfies CameFor<GradingFileView>,
  },
} satisfies Meta<typeof GradingFileScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed = {
  args: { view: { state: 'closed', ...notes, onShow } },
  play: async ({ canvas }) => {
    const show = canvas.getByRole('button', { name: 'Show: question-log.md' });
    await expect(show).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(show);
    await expect(onShow).toHaveBeenCalledOnce();
  },
} satisfies Story;

/** For example a spreadsheet, or a PDF in a browser without a viewer. */
export const ClosedDownloadOnly = {
  args: { view: { state: 'closed', ...file('figures.xlsx') } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Show/ })).toBeNull();
    await expect(canvas.getByText('This kind of file cannot be shown here. Download it to read it.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Download: figures.xlsx' })).toBeVisible();
  },
} satisfies Story;

export const Opening = {
  args: { view: { state: 'opening', ...notes, onHide } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hide: question-log.md' }));
    await expect(onHide).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const Shown = {
  args: {
    view: {
      state: 'shown',
      ...notes,
      onHide,
      content: { kind: 'text', text: 'Five questions\n\n1. Which shop sells most on Mondays?\n' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Which shop sells most on Mondays/)).toBeVisible();
  },
} satisfies Story;

export const ShownHostile = {
  args: {
    view: { state: 'shown', ...notes, onHide, content: { kind: 'text', text: '<script>alert(1)</script>\n' } },
  },
  tags: ['no-review'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/<script>alert\(1\)<\/script>/)).toBeVisible();
    await expect(canvasElement.querySelector('script')).toBeNull();
  },
} satisfies Story;

export const ShownMarkdown = {
  args: {
    view: {
      state: 'shown',
      ...notes,
      onHide,
      content: {
        kind: 'markdown',
        text: <Markdown fromPerson>{'# Five questions\n\nWhich are **worth** asking?\n\n- One\n- Two\n'}</Markdown>,
      },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('worth')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('**');
  },
} satisfies Story;

export const ShownImage = {
  args: { view: { state: 'shown', ...file('chart.png'), onHide, content: { kind: 'image', url: pixel } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'chart.png' })).toBeVisible();
  },
} satisfies Story;

export const ShownPdf = {
  args: { view: { state: 'shown', ...file('report.pdf'), onHide, content: { kind: 'pdf', url: 'about:blank' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle('report.pdf')).toBeVisible();
  },
} satisfies Story;

export const ShownArchive = {
  args: {
    view: {
      state: 'shown',
      ...file('sources.zip'),
      onHide,
      content: {
        kind: 'entries',
        entries: exampleArchiveListing.entries.map(({ name, size }) => ({ name, size: size ? `${size} B` : '' })),
        isComplete: false,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Files in sources.zip' })).toHaveTextContent(
      'exports/newsletter.csv',
    );
    await expect(canvas.getByText(/has more than these/)).toBeVisible();
  },
} satisfies Story;

export const Failed = {
  args: { view: { state: 'failed', ...notes, onHide, onRetry } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('question-log.md could not be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
} satisfies Story;
