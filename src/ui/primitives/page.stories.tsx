import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from './button.tsx';
import { Page } from './page.tsx';
import { PageHeader } from './page-header.tsx';
import { Section } from './section.tsx';

const sentence = 'A screen stands in this column, at most as wide as its text can be read, with room around its parts.';

const meta = {
  title: 'Primitives/Page',
  component: Page,
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
  tags: ['autodocs'],
  parameters: {
    usage: {
      use: 'Around every screen: width, gutter and vertical rhythm; `reading` for text.',
      avoid: 'Within a part of a page use Section.',
      keyboard:
        'Takes no focus, but keeps it: a control that goes when it is pressed hands its focus on to the part it was in.',
    },
  },
  args: {
    children: (
      <>
        <PageHeader title="Learning Resources" subtitle="Guides, videos and tutorials" />
        <Section title="Featured Resources">{sentence}</Section>
        <Section title="Resources by Category">{sentence}</Section>
      </>
    ),
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide = {} satisfies Story;

export const Reading = { args: { width: 'reading' } } satisfies Story;

export const KeepsTheFocus = {
  render: function Retried(args) {
    const [failed, setFailed] = useState(true);
    return (
      <Page {...args}>
        <Section title="Recommended Courses">
          {failed ? <Button onClick={() => setFailed(false)}>Retry</Button> : <p>Three courses</p>}
        </Section>
      </Page>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Recommended Courses' })).toHaveFocus());
  },
} satisfies Story;
