import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Section } from '../../src/ui/primitives/section.tsx';
import { Contrast, Swatches } from './colour.tsx';
import { FoundationsPage } from './page.tsx';
import { Edges, Icons, Lengths, Motions, TextStyles } from './scales.tsx';

const meta = { title: 'Foundations', parameters: { layout: 'fullscreen', controls: { disable: true } } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Colour = {
  render: () => (
    <FoundationsPage title="Colour" subtitle="Named for what it is for, with a value for light and one for dark.">
      <Section title="Values" lead="The light one stands left, the dark one right.">
        <Swatches />
      </Section>
      <Section title="Contrast" lead="Measured from the values, for each pair that the styles put together.">
        <Contrast />
      </Section>
    </FoundationsPage>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByText(/^under/)).toEqual([]);
  },
} satisfies Story;

export const Type = {
  render: () => (
    <FoundationsPage title="Type" subtitle="Source Serif for headings, Inter for reading and controls.">
      <TextStyles />
    </FoundationsPage>
  ),
} satisfies Story;

export const Spacing = {
  render: () => (
    <FoundationsPage title="Spacing" subtitle="One scale for gaps and padding, one for widths and heights.">
      <Lengths />
    </FoundationsPage>
  ),
} satisfies Story;

export const RadiusAndBorders = {
  render: () => (
    <FoundationsPage title="Radius and borders" subtitle="Borders rather than shadows; corners hardly rounded.">
      <Edges />
    </FoundationsPage>
  ),
} satisfies Story;

export const Motion = {
  render: () => (
    <FoundationsPage
      title="Motion"
      subtitle="Under 200 ms, and none for those who ask for less. Point at a row to see it move."
    >
      <Motions />
    </FoundationsPage>
  ),
} satisfies Story;

export const IconSet = {
  name: 'Icons',
  render: () => (
    <FoundationsPage
      title="Icons"
      subtitle="Those that the app shows. Each stands beside a word, or has one that is heard."
    >
      <Icons />
    </FoundationsPage>
  ),
} satisfies Story;
