import type { CourseSeed } from '../types.ts';

export const course: CourseSeed = {
  id: 'data-visualization',
  title: 'Data Visualisation',
  description: 'Draw charts that answer a question at a glance and still stand up when somebody looks closely.',
  level: 'Beginner',
  price: 16999,
  instructor: {
    name: 'Ingrid Solheim',
    title: 'Information Designer',
    bio: 'Ingrid has drawn maps of ferry routes, hospital dashboards and one very long chart about herring. She sketches on paper before she opens any program.',
  },
  duration: '6-8 weeks',
  students: 2075,
  ratingCount: 244,
  ratingDistribution: [70, 19, 8, 2, 1],
  lastUpdated: '2026-06-29',
  fullDescription:
    'A chart is an argument made with shapes. In this course you learn how the eye compares lengths, positions and colours, and you use that to choose a form, order it, label it and test it on a reader. You may work in any tool, because the decisions come first. Along the way you redraw a dozen charts and keep the best as a portfolio.',
  prerequisites: ['A tool that draws charts, such as a spreadsheet', 'Percentages and averages'],
  modules: [
    {
      title: 'How we see',
      description: 'What the eye compares well and what it only guesses.',
      lessons: [
        {
          type: 'reading',
          title: 'Position, length, angle, colour',
          minutes: 35,
          body: `## A ranking of the eye

We read some shapes more exactly than others. From best to worst:

1. **Position** on a common scale (points, lines)
2. **Length** from a common start (bars)
3. **Angle and slope** (pie slices)
4. **Area** (bubbles)
5. **Shade of colour** (heat maps)

Give your most important comparison the best place in this list. Area is a good servant for a rough idea and a bad one for a difference of ten percent.

Some things leap out before we think: one red point among grey ones. Use that power once in a chart.`,
        },
        {
          type: 'video',
          title: 'The same five numbers',
          minutes: 35,
          animation: 'bars',
          transcript:
            'Five numbers: nineteen, twenty-one, twenty-three, eighteen, nineteen. As slices of a pie, they look alike, and you could argue about the largest. As bubbles, no better. Now as bars from a common start: the order is plain in a second. We sort them and it needs no second at all. Nothing was added. We only moved the numbers to where the eye is good.',
        },
        {
          type: 'reading',
          title: 'Worked example: from bubbles to bars',
          minutes: 30,
          body: `A report shows visitors to three museums as circles: 100, 200 and 400 thousand. Somebody scaled the *diameter* by the number, so the largest circle is four times as wide and sixteen times as large in area. Readers guess "about ten times as many".

Scaled by area, the diameters should be 1, 1.41 and 2. Even then most people underestimate large circles. With three bars, the ratio of 1 : 2 : 4 is read at once, and there is room for the names.`,
        },
        {
          type: 'quiz',
          title: 'Check your eye',
          minutes: 25,
          questions: [
            {
              prompt: 'Which form lets readers compare ten values most exactly?',
              options: ['Slices of a pie', 'Points on a common scale', 'Shades of blue'],
              correct: 1,
              explanation: 'Position on a common scale comes first in every study of how we read charts.',
            },
            {
              prompt: 'A circle should show a value twice as large. What doubles?',
              options: ['Its diameter', 'Its colour', 'Its area'],
              correct: 2,
              explanation: 'Doubling the diameter makes four times the area, which exaggerates.',
            },
          ],
        },
        {
          type: 'assignment',
          title: 'Five forms for five numbers',
          minutes: 55,
          body: 'Draw the same five numbers as a pie, bubbles, bars, points and shades, by hand if you like. Ask three people to name the second largest in each, and time them. Report times and mistakes, and say which form you would choose.',
        },
      ],
    },
    {
      title: 'Choosing a chart',
      description: 'From the question to the form.',
      lessons: [
        {
          type: 'video',
          title: 'A short tree of choices',
          minutes: 45,
          animation: 'tree',
          transcript:
            'Begin at the top: what do you want to compare? If it is amounts, go left to bars. If it is change over time, go to lines. If it is how values spread, to a histogram. If it is how two measures go together, to a scatter plot. And if it is parts of a whole, stacked bars, or a pie for two or three slices. Only then think about colour.',
        },
        {
          type: 'reading',
          title: 'The question chooses',
          minutes: 25,
          body: `## Say it in a sentence first

Write the sentence that the chart should prove. Its verb tells you the form:

| Sentence | Form |
|---|---|
| A is larger than B | Bars |
| A has grown since May | Line |
| Most values lie near C | Histogram |
| A rises with B | Scatter |
| A is a third of the whole | Stacked bar |

If there is no sentence, you do not need a chart yet; perhaps you need to explore. And if the sentence holds only two numbers, the sentence itself is the best chart.`,
        },
        {
          type: 'reading',
          title: 'Worked example: one table, three charts',
          minutes: 35,
          body: `Rentals of a boat club, in hours:

| | 2024 | 2025 |
|---|---|---|
| Canoe | 420 | 400 |
| Kayak | 300 | 510 |
| Sailing | 280 | 290 |

"Kayaks have overtaken canoes" calls for a slope chart: two years, three lines, one of which crosses. "Kayaks bring in most hours" calls for bars of 2025, sorted. "Total hours grew by a fifth" is 1,000 to 1,200, two numbers that need no chart.`,
        },
        {
          type: 'quiz',
          title: 'Check your choice',
          minutes: 25,
          questions: [
            {
              prompt: '"Sales fell every winter." Which form?',
              options: ['A line over several years', 'A pie for each winter', 'A histogram of sales'],
              correct: 0,
              explanation: 'A repeated pattern in time needs a continuous time axis.',
            },
            {
              prompt: 'Your message has two numbers. What is usually best?',
              options: ['A bar chart', 'A sentence', 'A gauge'],
              correct: 1,
              explanation: 'Two numbers fit into a sentence, which is read faster and takes less room.',
            },
          ],
        },
        {
          type: 'assignment',
          title: 'Sentences first',
          minutes: 50,
          body: 'Take a table with at least four columns. Write five sentences that it supports, and sketch the form for each on paper. Draw the best two in your tool. For one of the others, explain why you left it as a sentence.',
        },
      ],
    },
    {
      title: 'Bars and lines done well',
      description: 'The two forms you will use most.',
      lessons: [
        {
          type: 'reading',
          title: 'The grammar of bars and lines',
          minutes: 25,
          body: `## Small rules, large effect

**Bars** start at zero, since length is the message. Sort them by value unless the order has a meaning of its own, as months do. Lay them on their side when names are long.

**Lines** connect what is connected: time, temperature, distance. Never connect shops or countries. Their axis may begin above zero, and then should say so.

With more than four or five lines you get spaghetti. Make one strong and the rest pale grey, or give each its own small panel with the **same axes**.`,
        },
        {
          type: 'video',
          title: 'Spaghetti and small panels',
          minutes: 40,
          animation: 'series',
          transcript:
            'Nine lines in nine colours run through each other. Which is Cardiff? The eye goes to the legend and back, and gives up. Now nine small panels in a grid, each with one dark line and the other eight in pale grey. Cardiff is in the middle, and her autumn peak shows at once. The axes are the same everywhere, so you may compare across panels.',
        },
        {
          type: 'reading',
          title: 'Worked example: labels instead of a legend',
          minutes: 40,
          body: `A chart has three lines and a legend at the bottom: "North, South, West". The reader must match colours nine times.

Put each name at the right-hand end of its line, in the line's colour, and delete the legend. If two ends lie close together, move the labels apart by a few millimetres. Now cut the grid to three pale lines and label the axis 0, 50 and 100. The ink has been halved, and the question "which one fell?" takes one second.`,
        },
        {
          type: 'quiz',
          title: 'Check your grammar',
          minutes: 20,
          questions: [
            {
              prompt: 'When may the axis of a chart begin above zero?',
              options: ['Never', 'For bars with large values', 'For lines, if it is clearly marked'],
              correct: 2,
              explanation: 'Lines show change by slope; bars show amount by length, which needs zero.',
            },
            {
              prompt: 'In which order should bars for eight products stand?',
              options: ['By value', 'By alphabet', 'By date of launch'],
              correct: 0,
              explanation: 'Sorted bars show rank and gaps at once. The alphabet helps only in looking up a name.',
            },
          ],
        },
        {
          type: 'assignment',
          title: 'Tame the spaghetti',
          minutes: 55,
          body: 'Find or make a line chart with at least six lines. Redraw it twice: once with one line emphasised, once as small panels. Note the sentence that each version makes easy to read, and the one that it makes harder.',
        },
      ],
    },
    {
      title: 'Distributions and relationships',
      description: 'Show the spread and not only the middle.',
      lessons: [
        {
          type: 'video',
          title: 'From bars to shape',
          minutes: 40,
          animation: 'distribution',
          transcript:
            'Two hundred delivery times. With five wide bars we see a hill, and nothing else. With twenty narrower bars a second hill appears at forty minutes. With a hundred, all dissolves into teeth. The width of the bars is your choice, and it decides what is visible. Try several. The second hill was real, by the way: those were the deliveries across the bridge.',
        },
        {
          type: 'reading',
          title: 'Histograms, boxes and dots',
          minutes: 30,
          body: `## Show the individuals if you can

A mean with a bar hides everything that makes data interesting. Better:

- **Dots**, slightly scattered, for up to about a hundred values.
- **Histogram** for one group. Try three widths.
- **Box plot** for comparing many groups: middle, quarter on each side, far points. It hides two humps, however.
- **Scatter** for two measures. Use small transparent points where there are many.

Mark the median with a line and a label. State how many values there are: a box made from five looks as confident as one from five thousand.`,
        },
        {
          type: 'reading',
          title: 'Worked example: two equal averages',
          minutes: 35,
          body: `Two drivers have a mean of 30 minutes per delivery. A bar chart shows two equal bars, and the manager concludes that there is nothing to learn.

Drawn as dots, the first driver's times lie between 25 and 35. The second's form two clusters, at 20 and 45, with nothing between. Twelve trips at 20 and eight at 45 make a mean of exactly 30. The 45s all cross the bridge. It is the route and not the driver, and the average knew nothing about it.`,
        },
        {
          type: 'quiz',
          title: 'Check your shapes',
          minutes: 30,
          questions: [
            {
              prompt: 'What can a box plot hide?',
              options: ['The median', 'Two separate humps', 'Far points'],
              correct: 1,
              explanation: 'A box shows quarters only. Two clusters and one broad hill can give the same box.',
            },
            {
              prompt: 'You have 30 values in each of two groups. What do you show?',
              options: ['Two bars with the means', 'Two pies', 'All the values as dots, with the medians marked'],
              correct: 2,
              explanation: 'Thirty dots fit easily, and nothing is hidden.',
            },
          ],
        },
        {
          type: 'assignment',
          title: 'Show all the values',
          minutes: 45,
          body: 'Collect or download at least forty values in two groups. Draw them as bars of means, as box plots and as dots. Write one sentence for each that a reader would say on seeing it, and mark any that the data do not support.',
        },
      ],
    },
    {
      title: 'Colour and accessibility',
      description: 'Charts that work for all readers.',
      lessons: [
        {
          type: 'reading',
          title: 'Colour with a job',
          minutes: 40,
          body: `## Three kinds of scale

- **Categories:** different hues, at most six or seven.
- **Amounts:** one hue from light to dark, so that dark means more.
- **Above and below:** two hues that meet in a neutral middle.

Rainbows have no natural order and create edges where the data have none.

About one man in twelve confuses red and green. So never let hue alone carry meaning: add a label, a shape or a difference in brightness. Text needs a contrast of at least 4.5 to 1, and lines and bars 3 to 1, against the background. Then write a sentence that tells the finding to those who cannot see the chart.`,
        },
        {
          type: 'video',
          title: 'Colour that fades away',
          minutes: 35,
          animation: 'scatter',
          transcript:
            'Here are three groups of points in red, green and brown. Remove the colours as a black and white printer would. Which group is which? Now we give each its own shape, a circle, a cross and a square, and choose a dark, a middle and a light tone. Remove the colours again and everything can still be read. Whatever survives the printer also survives most eyes.',
        },
        {
          type: 'reading',
          title: 'Worked example: a text for a chart',
          minutes: 30,
          body: `The chart shows monthly rainfall. A poor alternative text: "Chart of rainfall." It says what kind of thing it is, and nothing else.

A good one: "Bar chart of monthly rainfall in Bergen in 2025. Rain falls in every month, from 90 mm in May to 290 mm in October; the autumn brings about twice as much as the spring. Figures are in the table below." It names form, subject, range and finding, and points to the data. It is the sentence you would say on the telephone.`,
        },
        {
          type: 'quiz',
          title: 'Check your colours',
          minutes: 25,
          questions: [
            {
              prompt: 'Which scale suits rainfall from 0 to 300 mm?',
              options: ['One hue from light to dark', 'A rainbow', 'Two hues with a white middle'],
              correct: 0,
              explanation: 'The amount goes one way, so the shade should too.',
            },
            {
              prompt: 'What is the safest way to mark a late delivery?',
              options: ['Red in place of green', 'A brighter green', 'A colour together with a word or shape'],
              correct: 2,
              explanation: 'Meaning must survive without colour, for some eyes and for all printers.',
            },
          ],
        },
        {
          type: 'assignment',
          title: 'Remove the colour',
          minutes: 50,
          body: 'Take three charts, print them in black and white or use a greyscale filter, and list what can no longer be read. Repair one with labels, shapes and tones. Write its alternative text and read it to somebody who then sketches the chart.',
        },
      ],
    },
    {
      title: 'Words on charts',
      description: 'Titles, labels and notes that guide the reader.',
      lessons: [
        {
          type: 'reading',
          title: 'Write the title last and the finding first',
          minutes: 30,
          body: `## Text is part of the chart

A title states the **finding**: "Half of all complaints come from one depot". A subtitle names measure, place and time: "Complaints per 1,000 parcels, Wales, 2025". A note at the foot gives the source and what was left out.

Label directly rather than in a legend. Mark the one event that explains the shape: "strike, 3-9 May". Round to what the reader needs; 48.37% is 48% or "almost half".

Then take away words that repeat others. If the title says "per parcel", the axis need not.`,
        },
        {
          type: 'video',
          title: 'One note changes everything',
          minutes: 35,
          animation: 'series',
          transcript:
            'A line falls from left to right, and the reader thinks of failure. We add one note with a thin mark at the steepest point: "online booking begins". Now the falling line of telephone calls is a success. The line did not change. Charts do not speak for themselves; somebody has to say what happened. Put that note where the eye already is, close to the line.',
        },
        {
          type: 'reading',
          title: 'Worked example: three titles',
          minutes: 30,
          body: `The chart shows days to answer a letter, by month.

1. "Response times": names the subject. The reader must do the work.
2. "Response times by month, 2025": adds what the axis says already.
3. "Letters are answered twice as fast since the new form arrived in June": states the finding and its cause.

Is the third honest? From 12 days to 6 is twice as fast. But *since* suggests *because*. If nothing supports a cause, write "since June" and leave the form to a note.`,
        },
        {
          type: 'quiz',
          title: 'Check your words',
          minutes: 25,
          questions: [
            {
              prompt: 'Which title helps a reader most?',
              options: [
                'Complaints 2025',
                'One depot causes half of all complaints',
                'An analysis of complaints by depot',
              ],
              correct: 1,
              explanation: 'It tells the reader what to see and can be checked against the bars.',
            },
            {
              prompt: 'Where does an explanation of a sudden drop belong?',
              options: ['In the text three pages later', 'In the legend', 'Beside the drop'],
              correct: 2,
              explanation: 'Readers connect what is close together.',
            },
          ],
        },
        {
          type: 'assignment',
          title: 'Title three charts anew',
          minutes: 60,
          body: 'Collect three charts whose titles only name a subject. Write a finding, a subtitle and a note for each. Ask somebody to read your title with the chart covered and to say what they expect to see. Then uncover it.',
        },
      ],
    },
    {
      title: 'Maps, parts and special forms',
      description: 'When place or share is the point.',
      lessons: [
        {
          type: 'video',
          title: 'A map that shows people',
          minutes: 40,
          animation: 'network',
          transcript:
            'We colour every district by the number of cases, and the map shows the cities. Of course: that is where people live. We divide by inhabitants, and the pattern changes: the valley stands out. But the large empty districts still fill the eye. So we draw a circle for each district at its centre, sized by its people, joined to its neighbours. Now the eye counts people and not fields.',
        },
        {
          type: 'reading',
          title: 'Parts of a whole, and places',
          minutes: 35,
          body: `## Think twice before a map

Use a map when **neighbourhood** matters: spread along a river, gaps between bus stops. If you only want to rank regions, sorted bars are better. Colour areas by rates, never by totals, since totals show only where people live.

For parts of a whole, a single stacked bar is easy to read. A pie is acceptable for two or three parts. In a stacked chart over time, only the lowest layer has a straight base, so put the important part there.

Gauges, radar charts and third dimensions cost room and accuracy.`,
        },
        {
          type: 'reading',
          title: 'Worked example: replacing a radar chart',
          minutes: 30,
          body: `A radar chart compares two schools on six measures. Its area depends on the order of the spokes, which is arbitrary: with another order, the same marks enclose a different area.

Draw a dot plot. Six rows, one for each measure, and two dots in every row joined by a thin line. Sort by the size of the gap. Now one sees that the schools differ in music (gap of 4) and hardly in mathematics (gap of 0.3). The area said nothing, and the gaps say it all.`,
        },
        {
          type: 'quiz',
          title: 'Check your forms',
          minutes: 30,
          questions: [
            {
              prompt: 'What should a coloured area map show?',
              options: ['Totals', 'Rates, such as cases per 1,000 people', 'Names only'],
              correct: 1,
              explanation: 'Totals mostly repeat the map of where people live.',
            },
            {
              prompt: 'Which layer of a stacked area chart is read most exactly?',
              options: ['The lowest', 'The top one', 'The thickest'],
              correct: 0,
              explanation: 'Only the lowest has a straight base. The others ride on what lies below.',
            },
          ],
        },
        {
          type: 'assignment',
          title: 'Map or bars?',
          minutes: 45,
          body: 'Find a map in the news that colours areas. Draw its data as sorted bars. Which sentences does each support, and which would have served the article? If the map used totals, calculate rates for five areas and compare the order.',
        },
      ],
    },
    {
      title: 'Critique and portfolio',
      description: 'Test on readers, revise and show your work.',
      lessons: [
        {
          type: 'reading',
          title: 'A critique that helps',
          minutes: 30,
          body: `## Describe before you judge

Good critique follows an order:

1. **Describe** what you see, without opinion.
2. Say what you **understood** and how long it took.
3. Ask what the author **intended**.
4. Suggest one change and the reason for it.

Test on people outside your team. Show the chart for ten seconds, take it away, and ask what it said. If they recall the colours and not the finding, revise.

Check honesty last: does the title follow from the data, and would the chart look different over a longer time?`,
        },
        {
          type: 'video',
          title: 'Revise, test, revise',
          minutes: 30,
          animation: 'pipeline',
          transcript:
            'A sketch on paper, two minutes. Show it to one person: she looks at the wrong line. Second sketch, with one line strong and the others pale. Now to the tool, then to three readers for ten seconds each. Two name the finding, one asks for the unit. We add it. Each round is short and finds one fault. By the fifth round, the chart seems to have been obvious all along.',
        },
        {
          type: 'reading',
          title: 'Worked example: a revision log',
          minutes: 40,
          body: `| Round | Reader said | Change |
|---|---|---|
| 1 | "Lots of lines" | One line strong, rest grey |
| 2 | "Is it money?" | Unit in the subtitle |
| 3 | "Why the dip?" | Note: "closed for repairs" |
| 4 | "Repairs cost us a month's sales" | None |

In round 4 the reader said the finding in her own words, and better than the title did. So her sentence became the title. Four readers and twenty minutes were enough. The log goes into the portfolio, since it shows judgement better than the finished chart does.`,
        },
        {
          type: 'quiz',
          title: 'Check your critique',
          minutes: 20,
          questions: [
            {
              prompt: 'What should a critique do first?',
              options: ['Suggest better colours', 'Judge whether it is good', 'Describe what is seen'],
              correct: 2,
              explanation: 'Description shows the author what arrives, before taste gets in the way.',
            },
            {
              prompt: 'After ten seconds a reader recalls only the colours. What now?',
              options: ['Revise the chart so that its finding comes forward', 'Show it for longer', 'Explain it aloud'],
              correct: 0,
              explanation: 'In real use nobody will stand beside the chart to explain it.',
            },
          ],
        },
        {
          type: 'assignment',
          title: 'Portfolio of three',
          minutes: 60,
          body: 'Choose your three best charts from this course. For each, show the first and the last version, the revision log and the sentence it proves. Add one paragraph on a habit that you have changed, and have one reader test each chart.',
        },
      ],
    },
  ],
  reviews: [
    {
      author: 'Noémie C.',
      stars: 5,
      text: 'I threw out half the ink of our annual report, and for the first time somebody read it to the end.',
      day: '2026-08-30',
    },
    {
      author: 'Darren O.',
      stars: 5,
      text: 'The lesson on labels in place of legends changed my charts overnight.',
      day: '2026-10-03',
    },
    {
      author: 'Mei L.',
      stars: 4,
      text: 'Beautifully explained. I would have liked more on interactive charts.',
      day: '2026-07-17',
    },
    {
      author: 'Stefan K.',
      stars: 3,
      text: 'Strong on principles; bring your own tool skills.',
      day: '2026-04-22',
    },
  ],
};
