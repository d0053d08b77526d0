import type { ModuleSeed } from '../../types.ts';

export const m3: ModuleSeed = {
  title: 'Exploring with summaries',
  description: 'Averages, spreads and shapes, and what each of them hides.',
  lessons: [
    {
      type: 'reading',
      title: 'The middle, three ways',
      minutes: 35,
      body: `## Mean, median and mode

Five flats on one street rent for £700, £750, £750, £800 and £2,000 a month.

- The **mean** adds them and divides: £5,000 / 5 = £1,000.
- The **median** is the middle one in order: £750.
- The **mode** is the most common: £750.

Nobody on the street pays £1,000. A single penthouse pulled the mean up by £250 a flat, while the median
stayed put. That does not make the mean wrong: the landlord who wants to predict total income needs it,
because mean times number gives the total. The tenant who wants to know what is typical needs the median.

## A rule of thumb

Compare the two before you report either.

| What you see | What it suggests |
|---|---|
| Mean close to median | Roughly symmetrical values |
| Mean well above median | A long tail of large values |
| Mean well below median | A long tail of small values |

Incomes, waiting times and order values nearly always have a long upper tail. For these, lead with the
median, and mention the mean if the total matters.
`,
    },
    {
      type: 'video',
      title: 'Watching a shape appear',
      minutes: 30,
      animation: 'distribution',
      transcript: `At first there is only one dot, a single waiting time of four minutes. One number tells you almost nothing.
Then more arrive, each dropped above its own value, and columns begin to grow.

After fifty dots you can see what no average would show: a tall heap around five minutes and a thin tail
that stretches past twenty. The mean, marked by the line, sits to the right of the heap. Most people wait
less than the average.

So draw the shape before you compute anything. Look for where the heap is, how wide it is, whether there are
two heaps rather than one, and who lives in the tail.
`,
    },
    {
      type: 'reading',
      title: 'How far things spread',
      minutes: 40,
      body: `## Two queues, one average

Two bakeries serve customers in 5 minutes on average. At the first, everyone waits between 4 and 6 minutes.
At the second, half wait 1 minute and half wait 9. The average is the same; the experience is not. You need
a measure of **spread**.

- **Range**: largest minus smallest. Simple, but one odd value decides it.
- **Interquartile range (IQR)**: the width of the middle half. Sort the values, cut them into four equal
  parts, and take the distance between the first and third cut.
- **Standard deviation**: roughly the typical distance from the mean.

## Finding outliers with the IQR

Waiting times: 3, 4, 4, 5, 5, 6, 7, 21. The lower quartile is 4, the upper 6.5, so the IQR is 2.5. A common
rule flags anything beyond 1.5 times the IQR from the quartiles: above 6.5 + 3.75 = 10.25. The 21 is
flagged.

Flagged does not mean deleted. It means **looked at**: a typing error, a broken till, or the customer with
the wedding cake.
`,
    },
    {
      type: 'quiz',
      title: 'Read the summary',
      minutes: 25,
      questions: [
        {
          prompt: 'Nine people earn £20,000 and one earns £200,000. Which statement is right?',
          options: [
            'The median is £38,000',
            'The mean is £38,000 and the median £20,000',
            'Mean and median are both £20,000',
          ],
          correct: 1,
          explanation:
            'The sum is £380,000, so the mean is £38,000, a salary that nobody has. The middle of the ordered list is still £20,000.',
        },
        {
          prompt: 'A value lies beyond 1.5 times the IQR. What does that tell you?',
          options: [
            'It is an error and should be removed',
            'It must be a customer complaint',
            'It is unusual enough to look at',
          ],
          correct: 2,
          explanation:
            'The rule finds candidates. Whether a candidate is a mistake or the most interesting row in the file takes a look at its source.',
        },
        {
          prompt: 'The histogram of arrival times shows two clear heaps, at 8 am and 1 pm. Which summary suits it?',
          options: [
            'The mean arrival time',
            'The range',
            'The standard deviation alone',
            'Two groups, each described separately',
          ],
          correct: 3,
          explanation:
            'The mean would be around half past ten, when hardly anybody arrives. Two heaps usually mean two kinds of case mixed together.',
        },
      ],
    },
    {
      type: 'assignment',
      title: 'Describe thirty numbers',
      minutes: 50,
      body: `Collect thirty numbers of one kind: minutes of your commute, prices of a loaf, lengths of songs you like.
Then:

- Work out the mean, median, range and interquartile range
- Draw a histogram by hand or in a spreadsheet
- Flag outliers with the 1.5 times IQR rule and explain **each** in a sentence

Close with a three-sentence description for somebody who will never see the numbers. Say what is typical,
how far values spread, and what is strange.
`,
    },
  ],
};
