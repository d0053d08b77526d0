import type { Meta, StoryObj } from '@storybook/react-vite';
import { Prose } from './prose.tsx';
import { states } from './story-frames.tsx';

const meta = {
  title: 'Primitives/Prose',
  component: Prose,
  tags: ['autodocs'],
  parameters: {
    usage: {
      use: 'Text written in Markdown: lessons, guides, long descriptions.',
      avoid: "For the app's own words use text styles.",
      keyboard: 'Takes no focus itself; links in it are reached by Tab, wide tables and code scroll.',
    },
  },
  args: { children: null },
} satisfies Meta<typeof Prose>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lesson = {
  render: () => (
    <Prose>
      <h2>Why the median is hard to fool</h2>
      <p>
        Ten people sit in a café and earn about the same. A very rich guest walks in: the <strong>mean</strong> income
        leaps, the <strong>median</strong> hardly moves. Whenever a few values are far from the rest, ask which of the
        two you are being shown, and <a href="#spread">how wide the spread is</a>.
      </p>
      <h3>Try it yourself</h3>
      <ol>
        <li>Write down ten incomes and their mean.</li>
        <li>
          Add one of a million and compute <code>median(incomes)</code> again.
        </li>
      </ol>
      <pre>
        <code>{'import statistics\nprint(statistics.median([21, 23, 24, 26, 1_000]))'}</code>
      </pre>
      <blockquote>
        <p>A summary is a decision about what to leave out.</p>
      </blockquote>
      <table>
        <thead>
          <tr>
            <th>Measure</th>
            <th>Before</th>
            <th>After</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>Mean</td>
            <td>24,300</td>
            <td>113,000</td>
          </tr>
          <tr>
            <td>Median</td>
            <td>24,000</td>
            <td>24,500</td>
          </tr>
        </tbody>
      </table>
    </Prose>
  ),
} satisfies Story;

export const RightToLeft = {
  render: () => (
    <div dir="rtl">
      <Prose>
        <p>A quotation, a list and a table begin at the right.</p>
        <blockquote>
          <p>A summary is a decision about what to leave out.</p>
        </blockquote>
        <ol>
          <li>Write down ten incomes and their mean.</li>
          <li>Add one of a million.</li>
        </ol>
      </Prose>
    </div>
  ),
} satisfies Story;

export const States = {
  ...states(),
  render: () => (
    <Prose>
      <p>
        First ask <a href="#spread">how wide the spread is</a>.
      </p>
    </Prose>
  ),
} satisfies Story;
