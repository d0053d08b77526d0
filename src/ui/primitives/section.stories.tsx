import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from './link.tsx';
import { Section } from './section.tsx';

const meta = {
  title: 'Primitives/Section',
  component: Section,
  tags: ['autodocs'],
  parameters: {
    usage: {
      use: 'A part of a page under its own heading, found as a landmark by that name.',
      avoid: 'For one thing among its like use Card; for the head of the page, PageHeader.',
      keyboard: 'Takes no focus; screen readers jump to it by heading or landmark.',
    },
  },
  args: {
    title: 'Recommended Courses',
    lead: 'Chosen by what you have finished.',
    children: <p>Three cards.</p>,
  },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithLead = {} satisfies Story;

export const WithAction = {
  args: {
    action: (
      <Link to="/courses" standalone>
        View All
      </Link>
    ),
  },
} satisfies Story;

export const WithinAnother = {
  render: (args) => (
    <Section {...args}>
      <Section title="For beginners" level={3}>
        <p>One card.</p>
      </Section>
    </Section>
  ),
} satisfies Story;

export const LongTextRightToLeft = {
  args: {
    ...WithAction.args,
    title: 'Everything that you have begun, with what is next in each, the one you opened last first',
  },
  render: (args) => (
    <div dir="rtl">
      <Section {...args} />
    </div>
  ),
} satisfies Story;
