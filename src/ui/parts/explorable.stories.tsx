import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { Prose } from '../primitives/prose.tsx';
import { Explorable } from './explorable.tsx';

const meta = {
  title: 'Parts/Explorable',
  component: Explorable,
  parameters: { specification: '§practice.120' },
  args: { text: '' },
  decorators: [
    (Story) => (
      <Prose>
        <Story />
      </Prose>
    ),
  ],
} satisfies Meta<typeof Explorable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MeanAndMedian = {
  args: { language: 'explorable mean-and-median', text: 'rent: 2000' },
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Rent of the fifth flat' });
    await expect(slider).toHaveAttribute('aria-valuetext', '£2,000');
    const picture = await canvas.findByRole('img', { name: 'Mean and median of five rents' });
    await expect(picture).toHaveAccessibleDescription(/the mean is £1,000 and the median £750/);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    // The library has no keys for native sliders; tests/journeys/practice/explorables.spec.ts presses real ones.
    fireEvent.change(slider, { target: { value: '700' } });
    await expect(slider).toHaveAttribute('aria-valuetext', '£700');
    await expect(picture).toHaveAccessibleDescription(/the mean is £740 and the median £750/);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^With a fifth rent of £700/));
  },
} satisfies Story;

export const MeanAndMedianAlike = {
  args: { language: 'explorable mean-and-median', text: 'rent: 750' },
} satisfies Story;

export const Spread = { args: { language: 'explorable spread' } } satisfies Story;

export const SpreadOfNone = { args: { language: 'explorable spread', text: 'distance: 0' } } satisfies Story;

export const BinWidth = { args: { language: 'explorable bin-width' } } satisfies Story;

export const BinWidthTooNarrow = { args: { language: 'explorable bin-width', text: 'width: 1' } } satisfies Story;

export const BinWidthTooWide = { args: { language: 'explorable bin-width', text: 'width: 30' } } satisfies Story;

export const Sampling = {
  args: { language: 'explorable sampling' },
  play: async ({ canvas }) => {
    const picture = await canvas.findByRole('img', { name: 'Sixty samples of how long people sleep' });
    const described = () => document.getElementById(picture.getAttribute('aria-describedby') ?? '')?.textContent;
    const before = described();
    await userEvent.click(canvas.getByRole('button', { name: 'Draw again' }));
    await expect(described()).not.toBe(before);
    await waitFor(() => expect(canvas.getAllByRole('status')[0]).not.toBeEmptyDOMElement(), { timeout: 5_000 });
  },
} satisfies Story;

export const SamplingOnTheNightBus = {
  args: { language: 'explorable sampling', text: 'size: 1000\nbus: 100' },
} satisfies Story;

export const ConfidenceIntervals = { args: { language: 'explorable confidence-intervals' } } satisfies Story;

export const ConfidenceIntervalsOfHalf = {
  args: { language: 'explorable confidence-intervals', text: 'size: 100\nlevel: 50' },
} satisfies Story;

export const Correlation = { args: { language: 'explorable correlation' } } satisfies Story;

export const CorrelationWithFarPoint = {
  args: { language: 'explorable correlation', text: 'strength: 0.8\nfar: 4' },
} satisfies Story;

export const LeastSquares = { args: { language: 'explorable least-squares' } } satisfies Story;

export const LeastSquaresTooSteep = {
  args: { language: 'explorable least-squares', text: 'slope: 20\nintercept: 900' },
} satisfies Story;

export const BaseRate = { args: { language: 'explorable base-rate' } } satisfies Story;

export const BaseRateOfHalf = {
  args: { language: 'explorable base-rate', text: 'ill: 50\nalarms: 30' },
} satisfies Story;

export const ManyTests = { args: { language: 'explorable many-tests' } } satisfies Story;

export const OneTest = { args: { language: 'explorable many-tests', text: 'tests: 1' } } satisfies Story;

export const Join = {
  args: { language: 'explorable join' },
  play: async ({ canvas }) => {
    const result = () => within(canvas.getByRole('region', { name: 'Result' }));
    await expect(result().queryByText('Leo')).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'LEFT JOIN' }));
    await expect(result().getByRole('row', { name: 'Leo NULL customer alone' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'FULL JOIN' })).toBeChecked();
    await waitFor(() => expect(canvas.getByRole('status')).not.toBeEmptyDOMElement(), { timeout: 5_000 });
  },
} satisfies Story;

export const JoinOfAll = { args: { language: 'explorable join', text: 'kind: 2\ncustomer: 4' } } satisfies Story;

export const WindowFrame = {
  globals: { viewport: { value: 'w320' } },
  args: { language: 'explorable window-frame' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('table');
    for (const part of canvasElement.querySelectorAll('section, pre')) {
      await expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth);
    }
  },
} satisfies Story;

export const WindowFrameOfOne = {
  args: { language: 'explorable window-frame', text: 'week: 1\nbefore: 0' },
} satisfies Story;

export const TruncatedAxis = { args: { language: 'explorable truncated-axis' } } satisfies Story;

export const TruncatedAxisFromZero = {
  args: { language: 'explorable truncated-axis', text: 'start: 0' },
} satisfies Story;

export const Partitions = { args: { language: 'explorable partitions' } } satisfies Story;

export const PartitionsSkipped = {
  args: { language: 'explorable partitions', text: 'store: 1\nmonths: 3' },
} satisfies Story;

export const UnknownToThisVersion = {
  args: { language: 'explorable of-tomorrow' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('figure')).toBeNull();
  },
} satisfies Story;
