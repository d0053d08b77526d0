import type { ModuleSeed } from '../../types.ts';

export const m7: ModuleSeed = {
  title: 'Trust and safety',
  description: 'Personal data, access and the paper trail.',
  lessons: [
    {
      type: 'reading',
      title: 'Personal data in pipelines',
      minutes: 40,
      body: `## Less is safer

Data protection law in the UK and the EU rests on a few principles that engineers can build in. Two matter
in every pipeline: **collect only what the purpose needs**, and **keep it only as long as it needs it**.

Go through the columns and ask for each: which report breaks if this is gone?

| Column | Needed for | Decision |
|---|---|---|
| E-mail | Nothing in reports | Do not load |
| Date of birth | Age groups | Load the year only |
| Postcode | Regional counts | Load the first half |
| Customer id | Repeat orders | Replace by a keyed hash |

## A hash is not anonymity

Replacing an identifier by a hash is **pseudonymous**: rows of one person still belong together, and whoever
can guess the input can compute the hash. There are few enough phone numbers to try them all. Use a secret
key, store it away from the data, and treat the result as personal data still.

Three innocent columns (year of birth, half a postcode, profession) often single out one person. Publish
groups, and hide those with fewer than about ten people.
`,
    },
    {
      type: 'video',
      title: 'Who may see what',
      minutes: 20,
      animation: 'filter',
      transcript: `Every dot is a column in your warehouse. Without any rule, everyone with a login sees them all, and one
stolen password reveals everything.

Now place the first filter: roles. Analysts see the modelled tables and not the landing area. Finance sees
prices; the press office does not. The second filter hides columns, and the names disappear for all but the
service desk. The third filters rows, so that each region sees its own.

What passes is what a person needs for their work, and no more. Grant access to roles and put people into
roles. When somebody changes jobs, you change one line rather than forty.
`,
    },
    {
      type: 'reading',
      title: 'Lineage and the right to be forgotten',
      minutes: 35,
      body: `## Where did this number come from?

**Lineage** records which tables were made from which. It answers two questions that will certainly be
asked: *"Why did this figure change?"* (look upstream) and *"What breaks if I alter this column?"* (look
downstream).

You need no special product to begin. Name tables by layer (\`raw_\`, \`clean_\`, \`mart_\`), let each step
declare its inputs, and draw the graph from those declarations. A picture drawn by hand is out of date by
Friday.

## A deletion request

A customer asks you to delete her data. With lineage you can list every place where her identifier flows:
the landing files, two clean tables, one mart, and last month's extract for the mailing firm.

Make it a job, not an adventure:

1. Put the identifier on a deletion list.
2. Every load leaves out what is on the list.
3. A nightly step deletes from all declared tables and logs counts, not contents.
4. Backups expire within a stated time, and restoring one applies the list again.

The fourth point is forgotten most often. A restored backup should not bring people back.
`,
    },
    {
      type: 'quiz',
      title: 'Handle with care',
      minutes: 30,
      questions: [
        {
          prompt: 'Phone numbers are replaced by an unkeyed hash. Is the table anonymous?',
          options: [
            'Yes, because hashes cannot be reversed',
            'No, because all phone numbers can be hashed and compared',
            'Yes, if the table is small',
          ],
          correct: 1,
          explanation:
            'The number of possible inputs is small enough to try each. Even with a key it is pseudonymous rather than anonymous.',
        },
        {
          prompt: 'What is the advantage of granting access to roles?',
          options: [
            'Roles are faster than users',
            'Passwords are no longer needed',
            'A change of job is one change, not one per table',
          ],
          correct: 2,
          explanation: 'Rights attached to people pile up over the years. Roles state what the work needs.',
        },
        {
          prompt: 'A backup from last month is restored. What must happen with deletion requests since then?',
          options: [
            'The list of deletions is applied again',
            'Nothing, because they have been done',
            'The customers must ask again',
          ],
          correct: 0,
          explanation:
            'The backup contains people who have since been deleted. The list is what makes the deletion last.',
        },
      ],
    },
    {
      type: 'assignment',
      title: 'Column by column',
      minutes: 55,
      body: `Choose a form that you have filled in lately: a library card, a race entry, an online order.

List every field and decide for each what a reporting pipeline should do: **leave out, coarsen, pseudonymise
or keep**. Give the purpose that justifies each field you keep, and for how long.

Draw the lineage from the form to one report, and write the steps for a deletion request along it. Mark the
place that would be easiest to forget.
`,
    },
  ],
};
