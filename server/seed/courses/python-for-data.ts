import type { CourseSeed } from '../types.ts';

export const course: CourseSeed = {
  id: 'python-for-data',
  title: 'Python for Data',
  description:
    'Learn enough Python to read, clean, summarise and chart real files, and to run the same work again tomorrow.',
  level: 'Beginner',
  price: 17999,
  instructor: {
    name: 'Yuki Tanabe',
    title: 'Research Software Engineer',
    bio: 'Yuki wrote her first script to avoid copying temperatures by hand, and has since built tools for ecologists and hospitals. She believes in small functions and good names.',
  },
  duration: '8-10 weeks',
  students: 2540,
  ratingCount: 283,
  ratingDistribution: [67, 22, 7, 3, 1],
  lastUpdated: '2026-10-05',
  fullDescription:
    "Python lets you do once what you now do every week. This course begins with values and loops and ends with a script that reads a folder of files and produces a report. You will use pandas for tables and learn to read error messages instead of fearing them. The examples are ordinary ones: a weather diary, a shop's till and a survey with untidy answers.",
  prerequisites: ['No programming needed', 'A computer on which you may install software'],
  modules: [
    {
      title: 'First steps in Python',
      description: 'Values, names and messages from the interpreter.',
      lessons: [
        {
          type: 'reading',
          title: 'Values and names',
          minutes: 35,
          body: `## Give a value a name

A program works with **values**: numbers such as \`12.5\`, text such as \`"Leeds"\`, and the truths \`True\` and \`False\`. An assignment gives a value a name:

\`\`\`python
temperature = 12.5
town = "Leeds"
\`\`\`

The sign \`=\` means "let this name stand for that value". To *compare*, write \`==\`.

Every value has a type, and the type decides what is allowed. \`"3" + "4"\` gives \`"34"\`, because text is joined and not added. Files deliver text, so convert with \`int()\` or \`float()\` before you calculate.`,
        },
        {
          type: 'video',
          title: 'What happens when a program runs',
          minutes: 35,
          animation: 'pipeline',
          transcript:
            'Python reads your file from the top, one statement at a time. The first line lets "celsius" stand for twenty. The second computes with it and names the result "fahrenheit". The third prints sixty-eight. If we move the third line to the top, Python stops at once: the name does not exist yet. Read the last line of the message first. It names the error, and the line above shows where.',
        },
        {
          type: 'reading',
          title: 'Worked example: reading an error',
          minutes: 30,
          body: `\`\`\`python
price = "4.50"
total = price * 1.2
\`\`\`

Python answers:

\`\`\`
TypeError: can't multiply sequence by non-int of type 'float'
\`\`\`

"Sequence" is Python's word for a row of things, here the characters of a text. So \`price\` is text and not a number. The quotation marks give it away. The remedy is \`float(price) * 1.2\`, which gives 5.4. Notice how the message named the type involved: that is nearly always the best clue you get.`,
        },
        {
          type: 'quiz',
          title: 'Check your first steps',
          minutes: 25,
          questions: [
            {
              prompt: 'What does "2" + "2" give?',
              options: ['4', '"22"', 'An error'],
              correct: 1,
              explanation: 'Both values are text, and text is joined end to end.',
            },
            {
              prompt: 'Which part of an error message do you read first?',
              options: ['The first line', 'The line numbers', 'The last line'],
              correct: 2,
              explanation: 'The last line names the error. The lines above tell you how Python got there.',
            },
          ],
        },
        {
          type: 'assignment',
          title: 'Convert a recipe',
          minutes: 55,
          body: 'Write a program that converts three amounts of a recipe from grams to ounces (28.35 g each) and prints a line for each. Make two mistakes on purpose, such as a missing quotation mark, and explain the messages in your own words.',
        },
      ],
    },
    {
      title: 'Lists, loops and decisions',
      description: 'Treat many values alike, and some differently.',
      lessons: [
        {
          type: 'video',
          title: 'One loop, many values',
          minutes: 45,
          animation: 'series',
          transcript:
            'Seven temperatures stand in a list. A for loop visits each in turn, and for every visit the indented lines run once. We keep a running total: it starts at zero, and after seven visits it holds the sum of the week. Now add an if. Only days below zero raise the count of frosts. The loop stays the same; the question inside it changes.',
        },
        {
          type: 'reading',
          title: 'Lists, loops and conditions',
          minutes: 25,
          body: `## Repeat and choose

A list holds values in order: \`temps = [3.1, -0.5, 2.0]\`. The first is \`temps[0]\`, and the last is \`temps[-1]\`.

\`\`\`python
frosts = 0
for t in temps:
    if t < 0:
        frosts = frosts + 1
\`\`\`

**Indentation is grammar** in Python. Whatever stands under the \`for\` is repeated; whatever follows at the margin runs once, afterwards.

Do not remove items from a list while you loop over it, since some will be skipped. Build a new list of those you want to keep.`,
        },
        {
          type: 'reading',
          title: 'Worked example: cleaning a list',
          minutes: 35,
          body: `A diary holds text, gaps and a slip of the finger.

\`\`\`python
raw = ["3.1", "", "2,0", "n/a", "4.4"]
clean, rejected = [], []
for item in raw:
    try:
        clean.append(float(item.replace(",", ".")))
    except ValueError:
        rejected.append(item)
print(clean, len(rejected))
\`\`\`

It prints \`[3.1, 2.0, 4.4] 2\`. The comma was repaired by rule, and the other two were set aside. Counting what you reject matters: two of five is a warning, while two of five thousand is a footnote.`,
        },
        {
          type: 'quiz',
          title: 'Check your loops',
          minutes: 25,
          questions: [
            {
              prompt: 'What is temps[0]?',
              options: ['The first item', 'The item before the first', 'The number of items'],
              correct: 0,
              explanation: 'Python counts positions from zero.',
            },
            {
              prompt: 'A line meant to run once runs for every item. What is wrong?',
              options: ['The list is too long', 'It stands before the loop', 'It is indented under the loop'],
              correct: 2,
              explanation: 'Indentation decides what belongs to the loop. Move the line to the margin.',
            },
          ],
        },
        {
          type: 'assignment',
          title: 'Summarise a week',
          minutes: 50,
          body: 'Make a list of seven readings, for instance steps, temperatures or minutes of sleep. With one loop, find the total, the largest and the number above your target. Check each by hand, then test your program on a list with a single value.',
        },
      ],
    },
    {
      title: 'Functions and files',
      description: 'Give work a name, and read data from disk.',
      lessons: [
        {
          type: 'reading',
          title: 'Functions as promises',
          minutes: 25,
          body: `## Name the work

A function takes values in and **returns** one:

\`\`\`python
def mean(values):
    return sum(values) / len(values)
\`\`\`

A good function does one thing, and its name says which. It uses only what it is given and does not change things elsewhere, so you can test it by itself: \`mean([2, 4])\` must be \`3\`.

Ask what happens at the edge. \`mean([])\` divides by zero. Decide whether that should be an error or a special answer, and write the decision down.`,
        },
        {
          type: 'video',
          title: 'From file to answer',
          minutes: 40,
          animation: 'pipeline',
          transcript:
            'A file is a long text on disk. Opening it gives us a line at a time. The first function turns a line into a record; the second keeps records that are complete; the third adds them up. Each stage can be tested with three invented lines, without any file at all. When something breaks, you look at what passes between two stages, and you know which one to mend.',
        },
        {
          type: 'reading',
          title: 'Worked example: adding up a till file',
          minutes: 40,
          body: `\`till.csv\` has the columns \`item\` and \`amount\`.

\`\`\`python
import csv

def read_amounts(path):
    with open(path, newline="", encoding="utf-8") as f:
        return [float(row["amount"]) for row in csv.DictReader(f)]

print(round(sum(read_amounts("till.csv")), 2))
\`\`\`

\`with\` closes the file even when something fails. \`DictReader\` takes names from the header, so the code still works if the columns change places. Naming the encoding prevents "Café" from arriving as "CafÃ©".`,
        },
        {
          type: 'quiz',
          title: 'Check your functions',
          minutes: 20,
          questions: [
            {
              prompt: 'What does a function without return give back?',
              options: ['None', 'Zero', 'The last value it computed'],
              correct: 0,
              explanation: 'Printing a value is not returning it. Without return, the caller gets None.',
            },
            {
              prompt: 'Why open files in a with block?',
              options: ['It reads faster', 'The file is closed even if an error occurs', 'It converts text to numbers'],
              correct: 1,
              explanation: 'The block guarantees tidying up, whichever way you leave it.',
            },
          ],
        },
        {
          type: 'assignment',
          title: 'A reader of your own',
          minutes: 55,
          body: 'Write a function that reads a CSV file and returns the values of one column as numbers, skipping blanks and counting them. Test it with a file of five lines that you made yourself, including a blank, an accent and a quoted comma.',
        },
      ],
    },
    {
      title: 'Tables with pandas',
      description: 'Load a table, look at it and pick what you need.',
      lessons: [
        {
          type: 'video',
          title: 'Choosing rows and columns',
          minutes: 40,
          animation: 'filter',
          transcript:
            'A table of nine hundred journeys appears. We name two columns, and the rest fade. Then we ask which rows have a distance over ten; every row answers true or false, and that column of answers acts as a stencil. Only true rows remain. Two such stencils combine with an ampersand, each in its own brackets. This is how nearly all selection in pandas works.',
        },
        {
          type: 'reading',
          title: 'Meeting a DataFrame',
          minutes: 30,
          body: `## Look before you compute

pandas holds a table as a **DataFrame**, whose columns are called Series. Begin every analysis with four looks:

\`\`\`python
import pandas as pd
df = pd.read_csv("journeys.csv")
df.shape          # rows, columns
df.head()         # first five rows
df.dtypes         # type of each column
df.isna().sum()   # gaps in each column
\`\`\`

A column of numbers with the type \`object\` holds text somewhere. Find it before you sum.

Select with \`df.loc[rows, columns]\`, which states both and works for reading and writing.`,
        },
        {
          type: 'reading',
          title: 'Worked example: long journeys at the weekend',
          minutes: 35,
          body: `\`\`\`python
weekend = df["day"].isin(["Sat", "Sun"])
long = df["km"] > 10
result = df.loc[weekend & long, ["day", "km", "mode"]]
print(len(df), weekend.sum(), len(result))
\`\`\`

The output is \`900 240 31\`. A true counts as 1, so \`weekend.sum()\` gives the number of rows that pass. Printing the count at every step shows how the table shrinks: 900, then 240, then 31. If you had expected around two hundred, this is the moment to find out why.`,
        },
        {
          type: 'quiz',
          title: 'Check your tables',
          minutes: 30,
          questions: [
            {
              prompt: 'The column price has the type object. What does that suggest?',
              options: ['All prices are whole numbers', 'At least one value was read as text', 'The column is empty'],
              correct: 1,
              explanation: 'One stray "n/a" or currency sign is enough to turn the column into text.',
            },
            {
              prompt: 'How do you combine two conditions on rows?',
              options: ['a and b', 'a + b', '(a) & (b)'],
              correct: 2,
              explanation: 'The ampersand works row by row. Brackets are needed because it binds tightly.',
            },
          ],
        },
        {
          type: 'assignment',
          title: 'Take the four looks',
          minutes: 45,
          body: 'Download a public table with at least five hundred rows. Report its shape, types and gaps, and what each told you. Then select rows with two conditions, printing the count after each, and explain whether the final count seems plausible.',
        },
      ],
    },
    {
      title: 'Cleaning with pandas',
      description: 'Repair types, gaps and duplicates on the record.',
      lessons: [
        {
          type: 'reading',
          title: 'Gaps, types and duplicates',
          minutes: 40,
          body: `## Every repair is a decision

Cleaning changes the answer, so write each step as code and never by hand.

- **Types:** \`pd.to_numeric(s, errors="coerce")\` turns what it cannot read into a gap. Count the gaps before and after.
- **Gaps:** drop, fill or keep. Filling with the mean makes data look more certain than it is.
- **Duplicates:** \`df.duplicated(subset=["id"])\` needs to know what makes two rows the same.
- **Dates:** give \`pd.to_datetime\` the format, so that it need not guess.

Leave the source file untouched. Your script is the record of what you did.`,
        },
        {
          type: 'video',
          title: 'Where the gaps are',
          minutes: 35,
          animation: 'distribution',
          transcript:
            'We count missing ages for each interviewer. Most have two or three. One has sixty. The gaps are not spread by chance: somebody skipped the question. If we fill these with the average age, his part of town will seem to hold only forty-year-olds. Before you fill a gap, look at where gaps gather. The pattern often tells you what went wrong and whom to ask.',
        },
        {
          type: 'reading',
          title: 'Worked example: a log of decisions',
          minutes: 30,
          body: `\`\`\`python
n0 = len(df)
df = df.drop_duplicates(subset=["answer_id"])
n1 = len(df)
df["age"] = pd.to_numeric(df["age"], errors="coerce")
df.loc[~df["age"].between(16, 110), "age"] = pd.NA
print(f"{n0 - n1} duplicates removed, {df['age'].isna().sum()} ages unknown")
\`\`\`

The output: \`12 duplicates removed, 71 ages unknown\`. The rows with unknown ages remain, because their other answers are sound. An age of 7 was made unknown instead of being "corrected" to 70: nobody knows what was meant.`,
        },
        {
          type: 'quiz',
          title: 'Check your cleaning',
          minutes: 25,
          questions: [
            {
              prompt: 'errors="coerce" turned 300 of 900 values into gaps. What now?',
              options: ['Look at those 300 values', 'Fill them with the mean', 'Drop the rows'],
              correct: 0,
              explanation:
                'A third is too many for chance. Perhaps all of them have a currency sign that a rule can remove.',
            },
            {
              prompt: 'Why clean by script rather than by hand?',
              options: [
                'Scripts never make mistakes',
                'The steps can be read, repeated and corrected',
                'Files cannot be edited by hand',
              ],
              correct: 1,
              explanation: 'A script may be wrong too, but you can see what it did and run it again.',
            },
          ],
        },
        {
          type: 'assignment',
          title: 'Clean with a log',
          minutes: 50,
          body: 'Take a table with at least three kinds of problem. Write a script that repairs them and prints a line for each step with the number of rows affected. Add a comment for every decision that somebody might reasonably have made differently.',
        },
      ],
    },
    {
      title: 'Grouping and joining',
      description: 'Summaries by group, and facts from a second table.',
      lessons: [
        {
          type: 'video',
          title: 'Split, apply, combine',
          minutes: 35,
          animation: 'bars',
          transcript:
            'The journeys split into piles by mode of travel. For each pile, one number is computed: the median distance. Then the numbers come together as a small table with a row for each mode. Split, apply, combine. Change the key and you have another table; change the function and you have another measure. We draw it as bars, sorted by length, and trains turn out to lead.',
        },
        {
          type: 'reading',
          title: 'groupby and merge',
          minutes: 30,
          body: `## Two workhorses

\`\`\`python
by_mode = df.groupby("mode").agg(
    trips=("km", "size"),
    median_km=("km", "median"),
)
\`\`\`

\`size\` counts rows, while \`count\` counts values that are present. Rows whose key is missing are left out unless you pass \`dropna=False\`.

To join, use \`merge\` and **state what you expect**:

\`df.merge(towns, on="town_id", how="left", validate="many_to_one")\`

If a town occurs twice in \`towns\`, \`validate\` raises an error instead of quietly multiplying your rows. Compare the number of rows before and after as well.`,
        },
        {
          type: 'reading',
          title: 'Worked example: spending by town',
          minutes: 30,
          body: `\`\`\`python
m = df.merge(towns, on="town_id", how="left",
             validate="many_to_one", indicator=True)
print(m["_merge"].value_counts())
\`\`\`

| _merge | rows |
|---|---|
| both | 884 |
| left_only | 16 |
| right_only | 0 |

The 900 rows are all still there. Sixteen have a \`town_id\` that the town table does not know. Listing them shows a single code, \`LDS\`, an old name for Leeds. One line of cleaning before the merge brings the number of unmatched rows to zero.`,
        },
        {
          type: 'quiz',
          title: 'Check your groups',
          minutes: 25,
          questions: [
            {
              prompt: 'After a left merge the table has more rows than before. Why?',
              options: [
                'Left merges always add rows',
                'Some keys had no match',
                'A key occurs more than once on the right',
              ],
              correct: 2,
              explanation: 'Each match makes a row. Passing validate="many_to_one" would have stopped it.',
            },
            {
              prompt: 'What does groupby do by default with rows whose key is missing?',
              options: ['It leaves them out', 'It puts them in a group named NaN', 'It raises an error'],
              correct: 0,
              explanation: 'Their total vanishes quietly. Pass dropna=False or fill the key first.',
            },
          ],
        },
        {
          type: 'assignment',
          title: 'Group, join, compare',
          minutes: 60,
          body: 'Join two tables on a key, with validation and an indicator. Report matched and unmatched rows. Then group by a column that came from the second table, and show that the group totals add up to the total before the join.',
        },
      ],
    },
    {
      title: 'Charts that explain',
      description: 'From a quick look to a figure for other people.',
      lessons: [
        {
          type: 'reading',
          title: 'Two kinds of chart',
          minutes: 35,
          body: `## For you, then for them

Charts for **yourself** are fast and plain: \`df["km"].hist(bins=40)\` shows the shape in a second. Make many and keep few.

Charts for **others** need work. With Matplotlib:

\`\`\`python
fig, ax = plt.subplots(figsize=(7, 4))
ax.barh(t.index, t["median_km"])
ax.set_title("Train journeys are the longest")
ax.set_xlabel("Median distance, km")
fig.savefig("modes.png", dpi=150)
\`\`\`

The title says the finding, and the axis names the unit. Saving from code means that next month's chart is one run away.`,
        },
        {
          type: 'video',
          title: 'A cloud of points',
          minutes: 40,
          animation: 'scatter',
          transcript:
            'Each point is one journey: distance along the bottom, minutes up the side. Most lie in a band that rises to the right. A second, steeper band appears, and colouring by mode explains it: those are the walkers. A single average speed would have described nobody. And down in the corner sits a point of three hundred kilometres in four minutes, which is an error to look up.',
        },
        {
          type: 'reading',
          title: 'Worked example: too many points',
          minutes: 30,
          body: `Forty thousand journeys make one black blot. Three changes reveal the pattern:

\`\`\`python
ax.scatter(df["km"], df["minutes"], s=4, alpha=0.05)
ax.set_xlim(0, 40)
ax.set_ylim(0, 120)
\`\`\`

Small points show position, and transparency lets density appear as darkness. The limits leave out 212 long journeys, so the caption must say so: "212 journeys over 40 km or two hours not shown". Limits without a note would hide data; with one they merely focus the view.`,
        },
        {
          type: 'quiz',
          title: 'Check your charts',
          minutes: 30,
          questions: [
            {
              prompt: 'Why save a figure from code rather than by screenshot?',
              options: [
                'Screenshots cannot be shared',
                'The same chart can be made again from new data',
                'Code makes smaller files',
              ],
              correct: 1,
              explanation: 'Reproducing a figure exactly is what lets you update or correct it.',
            },
            {
              prompt: 'Points overlap so much that the plot is solid. What helps most?',
              options: ['A larger font', 'A different colour', 'Smaller, transparent points'],
              correct: 2,
              explanation: 'Transparency turns overlap into darkness, so the dense regions become visible.',
            },
          ],
        },
        {
          type: 'assignment',
          title: 'One figure, two readers',
          minutes: 45,
          body: 'Make a quick chart for yourself and note what it taught you. Turn it into a figure for a reader who has never seen the data: finding in the title, units on the axes, a caption with the source and whatever was left out.',
        },
      ],
    },
    {
      title: 'A script that runs itself',
      description: 'Structure, tests and a report to finish.',
      lessons: [
        {
          type: 'video',
          title: 'The shape of a small project',
          minutes: 30,
          animation: 'tree',
          transcript:
            'At the root stands one file called report. It calls three branches: read, clean and summarise. Each branch is a handful of functions, and each function has a small test beside it. The data folder is only read; everything produced goes to an output folder that can be deleted at any time. If you can delete it without worry, then you know that the script can rebuild everything.',
        },
        {
          type: 'reading',
          title: 'Tests and structure',
          minutes: 30,
          body: `## Make it safe to change

A test is a function that calls yours with a known answer:

\`\`\`python
def test_mean():
    assert mean([2, 4]) == 3
\`\`\`

Run all of them with \`pytest\`. Write one for each rule that matters and one for each mistake you have made.

Keep paths and settings at the top, or pass them as arguments. Record the packages you use, with versions, in \`requirements.txt\`. Then work in a virtual environment, so that another project's upgrade cannot break yours.`,
        },
        {
          type: 'reading',
          title: 'Worked example: a folder of monthly files',
          minutes: 40,
          body: `\`\`\`python
from pathlib import Path
import pandas as pd

files = sorted(Path("data").glob("till-2026-*.csv"))
if not files:
    raise SystemExit("No till files found in data/")
df = pd.concat(
    [pd.read_csv(f).assign(source=f.name) for f in files],
    ignore_index=True,
)
print(len(files), "files,", len(df), "rows")
\`\`\`

Sorting makes the order the same on every computer. The column \`source\` tells you later which file a strange row came from. An empty folder stops the script with a clear sentence rather than an obscure error from \`concat\`.`,
        },
        {
          type: 'quiz',
          title: 'Check your project',
          minutes: 20,
          questions: [
            {
              prompt: 'When is a new test most worth writing?',
              options: [
                'When you have just found a mistake',
                'When the project is finished',
                'When a function is renamed',
              ],
              correct: 0,
              explanation: 'The test shows that the mistake is mended and keeps it from coming back.',
            },
            {
              prompt: 'Why may the output folder be deleted at any time?',
              options: ['It is usually empty', 'Backups are made daily', 'The script rebuilds it from the source data'],
              correct: 2,
              explanation:
                'If anything in there cannot be rebuilt, it was edited by hand and the work is not reproducible.',
            },
          ],
        },
        {
          type: 'assignment',
          title: 'The weekly report',
          minutes: 60,
          body: 'Build a script that reads a folder of files, cleans them, joins a second table, and writes a summary with one chart. Include three tests and a short README. Ask a friend to run it on another computer, and report what went wrong.',
        },
      ],
    },
  ],
  reviews: [
    {
      author: 'Marta S.',
      stars: 5,
      text: 'I replaced a four-hour monthly chore with a script of thirty lines. I still read it twice before every run, as taught.',
      day: '2026-10-19',
    },
    {
      author: 'Callum R.',
      stars: 4,
      text: 'Honest about errors, which is rare. The pandas modules are dense, so take your time.',
      day: '2026-09-08',
    },
    {
      author: 'Ifeoma U.',
      stars: 5,
      text: 'Each exercise was short enough for an evening after work. The last project is now in use at our clinic.',
      day: '2026-07-29',
    },
    {
      author: 'Jan V.',
      stars: 4,
      text: 'Great first course. I missed a little on working with web services.',
      day: '2026-05-12',
    },
  ],
};
