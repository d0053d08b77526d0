import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { milliseconds } from '../../../tests/costly-texts.ts';
import { Pending } from '../primitives/pending.tsx';
import { Markdown } from './markdown.tsx';

const meta = { title: 'Parts/Markdown', component: Markdown } satisfies Meta<typeof Markdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Text = {
  args: {
    children: `## Compared with what?

A rise needs a **reference**: see [the courses](/courses) or [the manual](https://www.postgresql.org/docs/).

\`\`\`sql
SELECT shop, week, revenue - LAG(revenue) OVER (PARTITION BY shop ORDER BY week) AS change FROM weekly_sales;
\`\`\`

\`\`\`sql postgresql
SELECT DATE '2026-07-01' + 7;
\`\`\`

| Function | Gives |
|---|---|
| \`LAG(x)\` | The value one row before |
`,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'the courses' })).not.toHaveAttribute('target');
    const manual = canvas.getByRole('link', { name: /the manual/ });
    await expect(manual).toHaveAttribute('target', '_blank');
    await expect(manual).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(canvas.getByRole('figure')).toHaveTextContent(/Written for PostgreSQL/);
    await expect(canvas.getByRole('table')).toBeVisible();
  },
} satisfies Story;

export const HtmlIsText = {
  args: { children: 'Write <script>alert(1)</script> and <b>mean</b> it. [No](javascript:alert(1))' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('script, b')).toBeNull();
    await expect(canvasElement.querySelector('[href^="javascript"]')).toBeNull();
    await expect(canvas.getByText(/<b>mean<\/b>/)).toBeVisible();
  },
} satisfies Story;

/** A person's text with thousands of elements, below a part that is still loading. */
export const WhileThePageOpens = {
  args: { children: '-     a\n'.repeat(1_400), fromPerson: true },
  render: (args) => (
    <main data-opening>
      <Pending />
      <Markdown {...args} />
    </main>
  ),
  play: async ({ canvasElement }) => {
    const text = canvasElement.querySelector('[data-still]');
    await expect(text).not.toBeVisible();
    const [content] = text?.children ?? [];
    const took = milliseconds(() => {
      if (content) text?.replaceChildren(content.cloneNode(true));
      return text?.clientHeight;
    });
    await expect(took).toBeLessThan(500);
  },
} satisfies Story;
