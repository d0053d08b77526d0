import type { CourseSeed } from '../types.ts';

export const course: CourseSeed = {
  id: 'spreadsheet-foundations',
  title: 'Spreadsheet Foundations',
  description:
    'Build spreadsheets that stay correct when the numbers change and that a colleague can follow without asking you.',
  level: 'Beginner',
  price: 0,
  instructor: {
    name: 'Bronwen Pryce',
    title: 'Finance Systems Trainer',
    bio: 'Bronwen ran the books of three charities before she began to teach. She has repaired more broken spreadsheets than she cares to count.',
  },
  duration: '4-6 weeks',
  students: 2780,
  ratingCount: 294,
  ratingDistribution: [66, 22, 8, 3, 1],
  lastUpdated: '2026-08-17',
  fullDescription:
    'Nearly every job has a spreadsheet in it, and nearly every spreadsheet has a mistake in it. This course teaches the habits that keep yours out of trouble: one fact per cell, formulas that copy correctly, lookups that fail loudly, and checks that catch errors early. Every module ends with something small to build, and the last one joins them into a working monthly budget.',
  prerequisites: ['A computer with any spreadsheet program', 'Basic arithmetic, including percentages'],
  modules: [
    {
      title: 'Cells, rows and tables',
      description: 'How to lay out data so that every later step is easy.',
      lessons: [
        {
          type: 'reading',
          title: 'One fact per cell',
          minutes: 35,
          body: `## A shape that works

Put **one record in each row**, one kind of fact in each column and one value in each cell. A column of names should hold only names; "Smith (left in May)" is two facts and will defeat every sort.

- Use a single header row with short, unique names.
- Leave no blank rows or columns inside the table.
- Keep totals and notes away from the data.

Colour is not data either. If a red cell means "overdue", add a column called \`Status\` and write the word, because formulas cannot read paint.`,
        },
        {
          type: 'video',
          title: 'From a messy list to a table',
          minutes: 30,
          animation: 'filter',
          transcript:
            "Here is a club's membership list. Families share a row, phone numbers sit in the notes, and a blank line separates each street. Watch what happens when we ask for everyone in Mill Lane: half the members vanish. Now each person has a row and the street has a column. The same filter returns nine people, and we can trust it because every row has the same shape.",
        },
        {
          type: 'reading',
          title: 'Worked example: splitting a crowded column',
          minutes: 40,
          body: `A column called \`Customer\` holds "Okoro, Ben, Leeds". Three facts share a cell, so you split on the comma:

| Surname | First name | Town |
|---|---|---|
| Okoro | Ben | Leeds |
| Hale | Rosa | York |

Before splitting, copy the original column to a spare sheet. Afterwards, filter each new column for blanks. A blank town shows a row that had only one comma, which you can mend by hand while there are still few of them.`,
        },
        {
          type: 'quiz',
          title: 'Check your layout',
          minutes: 30,
          questions: [
            {
              prompt: 'A colleague marks late payments by colouring the row orange. What should you suggest?',
              options: [
                'Use a brighter colour',
                'Add a column that says whether the payment is late',
                'Move late payments to a separate sheet',
              ],
              correct: 1,
              explanation:
                'A column can be filtered, counted and read by a formula. A colour carries meaning only for the person looking at it.',
            },
            {
              prompt: 'Where should the total of a column of sales go?',
              options: [
                'In the row directly under the last sale',
                'In a blank row in the middle of the table',
                'Outside the table, such as above it or on a summary sheet',
              ],
              correct: 2,
              explanation: 'A total under the data gets sorted, filtered and added up as if it were one more sale.',
            },
          ],
        },
        {
          type: 'assignment',
          title: 'Tidy a list of your own',
          minutes: 45,
          body: 'Find a list that you keep, such as contacts, books or expenses. Rearrange it into one record per row and one fact per column. Write three sentences: what you moved, what you split, and one question the list can answer now that it could not before.',
        },
      ],
    },
    {
      title: 'Formulas that copy',
      description: 'Write a formula once and let references do the rest.',
      lessons: [
        {
          type: 'video',
          title: 'Watching references move',
          minutes: 30,
          animation: 'pipeline',
          transcript:
            'We type a formula that multiplies quantity by price, then drag it down. Each copy looks at its own row, because the references are relative: they mean "two cells to my left". Now we add the tax rate, kept in one cell at the top. Dragged down, that reference slides into empty space and the tax becomes zero. A dollar sign pins it in place, and every row is right again.',
        },
        {
          type: 'reading',
          title: 'Relative and absolute references',
          minutes: 40,
          body: `## What a reference really says

\`B2\` in a formula means "the cell at this distance from me". Copy the formula down a row and it becomes \`B3\`. That is usually what you want.

When the formula needs **one fixed cell**, such as a tax rate, write \`$F$1\`. The dollar signs hold the column and the row. \`$F1\` holds only the column, and \`F$1\` only the row.

Never type the rate itself into the formula. A rate in its own labelled cell can be seen, questioned and changed once.`,
        },
        {
          type: 'reading',
          title: 'Worked example: prices with tax',
          minutes: 35,
          body: `The rate of 20% sits in \`F1\`. Prices are in column B.

\`\`\`
C2: =B2*$F$1
D2: =B2+C2
\`\`\`

For a price of £40.00, \`C2\` shows £8.00 and \`D2\` shows £48.00. Copy both cells down. Row 3 becomes \`=B3*$F$1\`: the price moved with the row and the rate stayed put.

To test it, change \`F1\` to 0%. Every tax cell should fall to zero, and every total should equal its price.`,
        },
        {
          type: 'quiz',
          title: 'Check your references',
          minutes: 20,
          questions: [
            {
              prompt: '=A2*$D$1 is copied from row 2 to row 5. What does it become?',
              options: ['=A5*$D$1', '=A5*$D$4', '=A2*$D$1'],
              correct: 0,
              explanation: 'The relative part moves three rows; the dollar signs hold D1 where it is.',
            },
            {
              prompt: 'Why keep a discount in its own cell?',
              options: [
                'Formulas run faster that way',
                'Percentages cannot be typed inside formulas',
                'It can be seen and changed in one place',
              ],
              correct: 2,
              explanation: 'A number buried in fifty formulas has to be found fifty times, and one will be missed.',
            },
          ],
        },
        {
          type: 'assignment',
          title: 'Build a price list',
          minutes: 55,
          body: 'Make a price list of ten items with a discount rate and a tax rate, each in its own labelled cell. Calculate the discounted price, the tax and the total with formulas that copy down. Change both rates and confirm that every row follows.',
        },
      ],
    },
    {
      title: 'Functions for everyday questions',
      description: 'Count, add and average only the rows that matter.',
      lessons: [
        {
          type: 'reading',
          title: 'Totals with conditions',
          minutes: 35,
          body: `## From "how much?" to "how much of which?"

\`SUM\` adds everything. Most real questions add a condition: sales *in Leeds*, orders *over £50*. For those, use \`SUMIFS\`, \`COUNTIFS\` and \`AVERAGEIFS\`.

\`=SUMIFS(D:D, B:B, "Leeds", C:C, ">=50")\`

Read it aloud: add column D where B is Leeds and C is at least 50. The range to add comes first; pairs of range and condition follow, and **all** of them must hold.

All ranges must be the same size. If they are not, you get an error, or in some programs a wrong answer.`,
        },
        {
          type: 'video',
          title: 'Rows that pass the test',
          minutes: 35,
          animation: 'filter',
          transcript:
            'Think of a condition as a gate. Two hundred orders queue up, and the first gate lets through only those from Leeds. Fifty-two remain. The second gate asks for fifty pounds or more, and nineteen remain. SUMIFS adds those nineteen; COUNTIFS counts them. The order of the gates does not matter, since a row must pass them all. If the answer is zero, open one gate at a time.',
        },
        {
          type: 'reading',
          title: 'Worked example: a small ticket report',
          minutes: 30,
          body: `A box office lists tickets with type, night and amount.

| Question | Formula | Answer |
|---|---|---|
| Friday takings | \`=SUMIFS(C:C,B:B,"Fri")\` | £840 |
| Friday tickets | \`=COUNTIFS(B:B,"Fri")\` | 70 |
| Average price | \`=840/70\` | £12 |

The last line should refer to the two cells above rather than repeat their numbers. Compare it with \`AVERAGEIFS\`: both must give £12. Two routes to one answer make a cheap check that anyone can repeat.`,
        },
        {
          type: 'quiz',
          title: 'Check your conditions',
          minutes: 25,
          questions: [
            {
              prompt:
                'COUNTIFS for "Leeds" returns 0 although you can see Leeds in the column. What is the likeliest cause?',
              options: [
                'Some cells hold "Leeds " with a trailing space',
                'COUNTIFS cannot count text',
                'The column is too long',
              ],
              correct: 0,
              explanation:
                'The match is on the whole cell. An invisible space makes a different text, which TRIM removes.',
            },
            {
              prompt: 'How do several conditions in SUMIFS combine?',
              options: [
                'A row counts if any of them holds',
                'A row counts only if all of them hold',
                'The first one that holds decides',
              ],
              correct: 1,
              explanation:
                'Conditions are joined by "and". For "or", add two SUMIFS results, taking care not to count a row twice.',
            },
          ],
        },
        {
          type: 'assignment',
          title: 'Answer five questions',
          minutes: 55,
          body: 'Take any table with at least thirty rows, such as a bank export. Write five questions with a condition in each, then answer them with SUMIFS, COUNTIFS or AVERAGEIFS. For one of them, prove the answer by filtering and adding by eye.',
        },
      ],
    },
    {
      title: 'Lookups without surprises',
      description: 'Bring facts from one table into another and notice when they are missing.',
      lessons: [
        {
          type: 'video',
          title: 'Two tables, one key',
          minutes: 45,
          animation: 'join',
          transcript:
            'On the left is a list of orders, each with a product code. On the right is the product list, with the code, name and price. A lookup walks from an order to the row with the same code and brings back the price. Now one code is mistyped. The honest answer is an error, and that error is a gift: it tells you exactly which order to fix.',
        },
        {
          type: 'reading',
          title: 'Matching on a key',
          minutes: 25,
          body: `## Choose the key, then the match

A lookup needs a **key**: a column whose values appear once in the table you look in. Codes are better than names, which change and repeat.

Always ask for an exact match. \`XLOOKUP(A2, Codes, Prices)\` does so by default; in \`VLOOKUP\` you must end with \`FALSE\`. Left out, the old function accepts the nearest smaller key and returns a wrong price without complaint.

Do not hide errors with a blank. Show words such as "code not found", so that the gap remains visible.`,
        },
        {
          type: 'reading',
          title: 'Worked example: pricing an order',
          minutes: 35,
          body: `Order A17 has the code \`TEA-02\`. Products are on a sheet of their own.

\`\`\`
=XLOOKUP(B2, Products!A:A, Products!C:C, "code not found")
\`\`\`

The result is £3.50. The next order has \`TEA-2\` and shows "code not found", so we correct the code rather than the formula.

Finally, count the gaps with \`=COUNTIF(C:C,"code not found")\`. Put that number at the top of the sheet. When it says 0, every order has a price.`,
        },
        {
          type: 'quiz',
          title: 'Check your lookups',
          minutes: 25,
          questions: [
            {
              prompt: 'Which column makes the best key for looking up staff?',
              options: ['Surname', 'Job title', 'Staff number'],
              correct: 2,
              explanation: 'A key must be unique and stable. Two people may share a surname, and titles change.',
            },
            {
              prompt: 'What does VLOOKUP do when its last argument is left out?',
              options: ['It insists on an exact match', 'It accepts an approximate match', 'It returns an error'],
              correct: 1,
              explanation:
                'The default is approximate, which is right for tax bands and wrong for almost everything else.',
            },
          ],
        },
        {
          type: 'assignment',
          title: 'Join two lists',
          minutes: 50,
          body: 'Make one list of ten orders and another of six products, joined by a product code. Bring name and price into the orders. Then break one code on purpose, and show how your sheet makes the problem visible to somebody who did not know about it.',
        },
      ],
    },
    {
      title: 'Dates, text and clean data',
      description: 'Repair the values that look right and behave wrongly.',
      lessons: [
        {
          type: 'reading',
          title: 'Values that only look right',
          minutes: 25,
          body: `## Numbers in disguise

A number stored as text sits on the left of its cell and is skipped by \`SUM\`. A date may be text as well, or worse, a *different* date: 03/04 is April in London and March in New York.

Four repairs cover most cases:

1. \`TRIM\` removes extra spaces.
2. \`VALUE\` turns text into a number.
3. \`PROPER\` or \`UPPER\` makes capitals consistent.
4. \`DATE(year, month, day)\` builds a date beyond doubt.

Make repairs in a **new column**, so that the original remains for comparison.`,
        },
        {
          type: 'video',
          title: 'The shape of dirty data',
          minutes: 40,
          animation: 'distribution',
          transcript:
            'We count the orders in each month. Eleven bars look alike, and one towers over the rest: January 1900. Nobody sold anything then. These are blank dates that the program read as zero. A quick count by group is the fastest way to find bad values, because errors gather in odd places. Look at the tallest bar, the shortest bar and anything outside the range that you expected.',
        },
        {
          type: 'reading',
          title: 'Worked example: rescuing a date column',
          minutes: 40,
          body: `An export holds dates as text, day first: \`07/03/2026\`. Take it apart and rebuild it.

\`\`\`
=DATE(RIGHT(A2,4), MID(A2,4,2), LEFT(A2,2))
\`\`\`

The result is 7 March 2026, whatever the computer's settings. Check it by looking for a day above 12. \`25/03/2026\` can only be read one way, so if it comes out as 25 March the order is right. Then display dates as \`7 Mar 2026\`, which no reader can mistake.`,
        },
        {
          type: 'quiz',
          title: 'Check your cleaning',
          minutes: 20,
          questions: [
            {
              prompt: 'A column of amounts adds up to 0. What do you check first?',
              options: [
                'Whether the amounts are stored as text',
                'Whether the column is wide enough',
                'Whether the sheet is protected',
              ],
              correct: 0,
              explanation: 'SUM ignores text. Amounts aligned to the left are the usual clue.',
            },
            {
              prompt: 'Why clean in a new column instead of overwriting?',
              options: [
                'Formulas cannot replace values',
                'It makes the file smaller',
                'You can compare with the original and undo a wrong rule',
              ],
              correct: 2,
              explanation: 'Cleaning rules make mistakes too. Keeping the source is what lets you find them.',
            },
          ],
        },
        {
          type: 'assignment',
          title: 'Clean an export',
          minutes: 55,
          body: 'Download an export from a bank, shop or fitness app. List every value that looks right and behaves wrongly. Repair three kinds of problem in new columns, and keep a short log that says what you changed, how many rows it touched and how you checked.',
        },
      ],
    },
    {
      title: 'Summaries with pivot tables',
      description: 'Turn hundreds of rows into one small table.',
      lessons: [
        {
          type: 'video',
          title: 'Rows become groups',
          minutes: 40,
          animation: 'bars',
          transcript:
            'Three hundred sales lie in a long table. We drag Region to the rows, and the sales gather into four groups. We drag Amount to the values, and each group becomes a total, drawn as a bar. Then we drag Month across the top, and every bar splits into twelve. Nothing was typed and no formula was written. To ask another question, drag something else.',
        },
        {
          type: 'reading',
          title: 'What a pivot table does',
          minutes: 30,
          body: `## Group, then summarise

A pivot table answers "**what** of each **which**": the total of each region, the count of each month. You choose fields for rows, columns and values, and how values are summarised.

Watch three things. Numbers stored as text are *counted* where you expected a sum. New rows appear only after you refresh. And a percentage needs a base: "share of the row" and "share of the whole" tell different stories.

Double-click a figure to see the rows behind it. Do so for any figure that surprises you.`,
        },
        {
          type: 'reading',
          title: 'Worked example: which region, which month?',
          minutes: 35,
          body: `The pivot of a quarter's sales, in thousands of pounds:

| Region | Jan | Feb | Mar | Total |
|---|---|---|---|---|
| North | 12 | 14 | 13 | 39 |
| South | 20 | 9 | 21 | 50 |

South leads, yet February fell to 9. Before telling anyone, double-click the 9. It opens four rows where the other months have about ten, and the last is dated 11 February. The month's data is incomplete, so the fall is in the file and not in the shops.`,
        },
        {
          type: 'quiz',
          title: 'Check your summaries',
          minutes: 30,
          questions: [
            {
              prompt: 'A pivot table shows a count where you wanted a sum. Why?',
              options: [
                'Sums need a column field',
                'Some values in the column are text or blank',
                'The table has too many rows',
              ],
              correct: 1,
              explanation:
                'With any non-number in the column, programs tend to count. Clean the column and change the summary.',
            },
            {
              prompt: 'You add rows to the source, but the pivot stays the same. What now?',
              options: [
                'Rebuild it from scratch',
                'Sort the source table',
                'Refresh it and check that its range includes the new rows',
              ],
              correct: 2,
              explanation: 'A pivot table is a stored summary. It reads the source again only on refresh.',
            },
          ],
        },
        {
          type: 'assignment',
          title: 'Summarise a year',
          minutes: 45,
          body: 'Build a pivot table from at least one hundred rows of your own or public data. Answer three questions with it by moving fields only. For the most surprising figure, open the rows behind it and write two sentences about what you found there.',
        },
      ],
    },
    {
      title: 'Charts and layout',
      description: 'Show the result so that a busy reader sees the point.',
      lessons: [
        {
          type: 'reading',
          title: 'A chart for each question',
          minutes: 40,
          body: `## Match the chart to the question

| Question | Chart |
|---|---|
| Which is bigger? | Bars, sorted |
| How did it change? | Line |
| Are two measures related? | Scatter |

Start bars at **zero**, since their length is the message. Remove what does not help: shadows, third dimensions, a legend for a single series.

Give the chart a title that says the finding, such as "Friday brings in twice as much as Monday". A reader who sees only the title should leave with the point. Then check that the chart supports it.`,
        },
        {
          type: 'video',
          title: 'Twelve months on one line',
          minutes: 35,
          animation: 'series',
          transcript:
            "This line shows a café's takings over a year. Our eye goes to the dip in August, so the title should explain it: closed for two weeks. Next we add last year as a paler line. The same dip appears, and what looked like a problem becomes a pattern. One comparison changed the story. Ask what your reader will compare the figure with, and put that on the chart.",
        },
        {
          type: 'reading',
          title: 'Worked example: a sheet that prints well',
          minutes: 30,
          body: `A summary goes to a committee on paper. First, the figures: whole pounds, aligned right, with a thousands separator. £12,408.37 becomes £12,408. Next, one bold row for totals and a thin line above it. Then freeze the header row, set the print area and repeat the header on each page.

Last, a note at the foot: "Source: till export, 2 March 2026. Excludes gift cards." Anyone who finds the page next year will know what it holds.`,
        },
        {
          type: 'quiz',
          title: 'Check your charts',
          minutes: 25,
          questions: [
            {
              prompt: 'Why should the axis of a bar chart start at zero?',
              options: [
                'The length of the bar shows the value',
                'Charts cannot show other numbers',
                'It leaves room for the title',
              ],
              correct: 0,
              explanation: 'Cut the axis and a bar twice as long no longer means twice as much.',
            },
            {
              prompt: 'Which title serves a reader best?',
              options: ['Sales by weekday', "Friday takings are double Monday's", 'Chart 3'],
              correct: 1,
              explanation: 'It states the finding, so the reader knows what to look for and can disagree.',
            },
          ],
        },
        {
          type: 'assignment',
          title: 'Redraw a chart',
          minutes: 50,
          body: 'Take a chart from a report or newspaper that made you work too hard. Rebuild it in a spreadsheet with invented or published figures. Hand in both, with a list of the changes you made and the sentence that a reader should now remember.',
        },
      ],
    },
    {
      title: 'A workbook others can trust',
      description: 'Checks, documentation and a budget to finish.',
      lessons: [
        {
          type: 'video',
          title: 'How an error travels',
          minutes: 35,
          animation: 'tree',
          transcript:
            'A typing mistake in one cell feeds two formulas. Those feed five more, and they feed the total on the front page. By the time somebody notices, the cause is four steps away. A check cell near the start would have turned red at once. So put checks where the data comes in: the row count, the sum and the gaps. Errors are cheapest close to the root.',
        },
        {
          type: 'reading',
          title: 'Input, working, output',
          minutes: 30,
          body: `## Three kinds of sheet

Separate what you type from what is calculated and what is read. **Input** sheets hold data and assumptions. **Working** sheets hold formulas only. The **output** sheet holds results and nothing else.

Add a small panel of checks:

- Do the parts add up to the whole?
- Does the row count match the source?
- Are there any errors or missing lookups?

Let one cell say "All checks pass". Finish with a page that names the owner, the source and the last change. Somebody else should be able to take over on Monday.`,
        },
        {
          type: 'reading',
          title: 'Worked example: a monthly budget',
          minutes: 30,
          body: `The input sheet lists payments with date, category and amount. The working sheet totals each category:

\`\`\`
Actual:     =SUMIFS(Amount, Category, A2)
Difference: =Budget - Actual
Check:      =SUM(Actual) - SUM(Amount)
\`\`\`

Food has a budget of £300 and an actual of £322, so the difference is −£22. The check should be 0 but shows −£15, so £15 was paid and reached no category. Filter the payments for categories outside the list, and there it is: "Fodo". Correct the word, and the check returns to 0.`,
        },
        {
          type: 'quiz',
          title: 'Check your workbook',
          minutes: 25,
          questions: [
            {
              prompt: 'The category totals add up to £15 less than the payments. What does that suggest?',
              options: [
                'The budget is too low',
                'A payment has a category that matches none in the list',
                'The sheet needs a refresh',
              ],
              correct: 1,
              explanation:
                'SUMIFS finds only exact categories. A misspelt one falls through, and the check reveals it.',
            },
            {
              prompt: 'What belongs on the output sheet?',
              options: [
                'Results, with no typing and no hidden assumptions',
                'The raw data, in case it is needed',
                'The tax rate and other assumptions',
              ],
              correct: 0,
              explanation: 'If a reader can overwrite a result or miss an assumption there, the separation has failed.',
            },
          ],
        },
        {
          type: 'assignment',
          title: 'Build the monthly budget',
          minutes: 60,
          body: 'Build a budget workbook with input, working and output sheets, at least six categories and three checks. Ask somebody to add a payment with a misspelt category. Report whether your checks caught it, and what you changed if they did not.',
        },
      ],
    },
  ],
  reviews: [
    {
      author: 'Denise A.',
      stars: 5,
      text: 'I have used spreadsheets for twenty years and never understood dollar signs until module two. Slightly embarrassing, very useful.',
      day: '2026-09-03',
    },
    {
      author: 'Rohit P.',
      stars: 4,
      text: 'The lookup module saved me an afternoon every month. I would have liked more on dates from other countries.',
      day: '2026-07-22',
    },
    {
      author: 'Caitlin M.',
      stars: 5,
      text: 'My treasurer could open the budget from the last module and follow it without me. That was the whole point.',
      day: '2026-10-11',
    },
    {
      author: 'Olu F.',
      stars: 3,
      text: 'Good for beginners. If you already write pivot tables, start at module six.',
      day: '2026-05-30',
    },
  ],
};
