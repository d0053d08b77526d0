import type { Meta, StoryObj } from '@storybook/react-vite';
import { Calendar } from 'lucide-react';
import { expect } from 'storybook/test';
import { Button } from './button.tsx';
import { Link } from './link.tsx';
import { Page } from './page.tsx';
import { PageHeader } from './page-header.tsx';
import { Section } from './section.tsx';

const meta = {
  title: 'Primitives/Page header',
  component: PageHeader,
  tags: ['autodocs'],
  parameters: {
    usage: {
      use: 'At the head of every page: its only h1, the way up, its actions.',
      avoid: 'For a part of a page use Section.',
      keyboard: 'Takes no focus itself; the way up comes first, then the actions.',
    },
  },
  args: {
    back: { to: '/dashboard', label: 'Back to Dashboard' },
    title: 'Assignments',
    subtitle: 'Manage and track your course assignments',
  },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Assignments');
  },
} satisfies Story;

export const WithActions = {
  args: {
    eyebrow: 'Course Catalog',
    actions: (
      <Button variant="secondary" icon={<Calendar />}>
        Calendar View
      </Button>
    ),
  },
} satisfies Story;

export const InPage = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Page>
      <PageHeader {...args} />
      <Section
        title="Recommended Courses"
        lead="Chosen by what you have finished."
        action={
          <Link to="/courses" standalone>
            View All
          </Link>
        }
      >
        <p>Three cards.</p>
      </Section>
    </Page>
  ),
} satisfies Story;

export const LongTextRightToLeft = {
  args: {
    ...WithActions.args,
    title: 'A title so long that it needs more than one line, as those of real courses now and then do',
  },
  render: (args) => (
    <div dir="rtl">
      <PageHeader {...args} />
    </div>
  ),
} satisfies Story;
