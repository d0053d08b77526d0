import type { ModuleSeed } from '../../types.ts';

export const m4: ModuleSeed = {
  title: 'Charts that tell the truth',
  description: 'Picking a chart for the message and drawing it honestly.',
  lessons: [
    {
      type: 'reading',
      title: 'Which chart for which message',
      minutes: 35,
      body: `## Begin with the sentence

Write what you want to show as a sentence. The verb in it picks the chart.

| Your sentence says | Use |
|---|---|
| A is larger than B | Bar chart, sorted |
| X rose and then fell | Line chart over time |
| X goes along with Y | Scatter plot |
| Most values are near Z | Histogram |
| A makes up a third of the whole | One stacked bar, or simply the number |

"Returns are highest in shoes, at twice the next category" compares sizes, so it wants bars. Sorted from
largest to smallest, the bars say it before the reader has read a label.

## Why bars and points beat slices

People judge **position along a common line** most accurately, then **length**, and only then **angle and
area**. A pie chart asks for angles; a bubble chart asks for areas. With slices of 23% and 26%, most readers
cannot say which is larger. As bars, they can at a glance.

This does not ban the pie chart. For "just over half of us voted yes" it works, because two slices and a
half-way mark are easy. With six slices, use bars.
`,
    },
    {
      type: 'video',
      title: 'Where the axis starts',
      minutes: 25,
      animation: 'bars',
      transcript: `Bars grow from a shared line at the foot of the frame. Each starts at zero, so its length is its number, and
you can say at a glance that one is twice another. Then the bars change places, from the longest to the
shortest, and the ranking reads itself.

Now cover the lower part of the picture with your hand. The last bar almost vanishes, and the first looks
ten times as long as it. Nothing that you still see is false, and yet the comparison is. This is what an
axis that begins above zero does.

Bars must start at zero, because their length is the message. Lines need not, because there the slope is the
message, but the axis should say clearly where it begins.
`,
    },
    {
      type: 'reading',
      title: 'Making a chart easy to read',
      minutes: 45,
      body: `## Take away before you add

Start from your program's default chart and remove what carries no information: the frame, the background,
most grid lines, the third dimension. Then add what helps:

- **A title that states the finding.** "Returns doubled after the new sizes" beats "Returns by month".
- **Labels next to the lines** instead of a legend, so that the eye need not travel.
- **One strong colour** for the thing you discuss, and grey for the rest.
- **A note of source and period** in small type beneath.

## Colour for everyone

Roughly one man in twelve and one woman in two hundred sees red and green less distinctly. Never let colour
carry the message alone; add a label, a pattern or a position. Print the chart in grey once. If it still
works, it works for everybody.

## The hallway test

Show your chart to a colleague for five seconds, take it away, and ask what it said. If the answer is your
sentence, you are done. If it is "something about shoes", change the title first, then the order, and only
then the colours.
`,
    },
    {
      type: 'quiz',
      title: 'Spot the misleading chart',
      minutes: 25,
      questions: [
        {
          prompt: 'You want to show how the number of visitors changed over 24 months. Which chart fits best?',
          options: [
            'A line chart',
            'A pie chart with 24 slices',
            'A table sorted by size',
            'Bars sorted from largest to smallest',
          ],
          correct: 0,
          explanation:
            'Change over time is read from left to right along a slope. Sorting by size would break the order that the message depends on.',
        },
        {
          prompt: 'When is it acceptable for an axis not to start at zero?',
          options: [
            'Never',
            'For a line chart whose message is the slope, clearly labelled',
            'For bars, when the values are large',
          ],
          correct: 1,
          explanation:
            "A bar's length is its message, so cutting it lies. A line's message is its shape; body temperature drawn from 0 °C would be a flat line.",
        },
        {
          prompt: 'Which title helps the reader most?',
          options: [
            'Figure 3',
            'Complaints by month, 2026',
            'An overview of customer complaints',
            'Complaints halved after the April delivery change',
          ],
          correct: 3,
          explanation:
            'It states the finding, so the reader knows what to look for and can check whether the chart agrees.',
        },
      ],
    },
    {
      type: 'assignment',
      title: 'Repair a chart',
      minutes: 50,
      body: `Find a chart in a newspaper, an annual report or an advertisement that makes its point harder to see than it
should be, or stronger than it is.

1. Write down in one sentence what it claims.
2. List what misleads or distracts: the axis, the order, the colours, missing context.
3. Redraw it on paper or in a spreadsheet with the same numbers.

Put the two side by side and add **one paragraph** on what a reader would believe before and after.
`,
    },
  ],
};
