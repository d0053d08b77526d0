/** The assignments that stand beside the lessons; their attachments are in `server/seed/files`. */
export type AssignmentSeed = {
  id: string;
  courseId: string;
  title: string;
  description: string;
  /** File names in `server/seed/files`. */
  attachments: string[];
  /** Days after the enrolment. */
  dueInDays: number;
  /** How the demo student stands with it. */
  demo?: {
    /** Days from now; negative is past. */
    dueInDays: number;
    status: 'pending' | 'completed' | 'graded';
    submittedDaysAgo?: number;
    /** What they handed in. */
    answer?: string;
    /** Percent. */
    grade?: number;
    feedback?: string;
  };
};

export const assignments: AssignmentSeed[] = [
  {
    id: 'question-log',
    courseId: 'data-analytics',
    title: 'Question log',
    description:
      'Collect five questions from your own work or studies and rewrite each so that data can answer it. Use the ' +
      'template: every question needs a decision, a measure, a comparison and a period. The example answers show the ' +
      'level of detail that is expected.',
    attachments: ['question-log-template.md', 'example-answers.md'],
    dueInDays: 14,
    demo: { dueInDays: 7, status: 'pending' },
  },
  {
    id: 'chart-repair',
    courseId: 'data-analytics',
    title: 'Repair three charts',
    description:
      'Each block of the attached figures was once published as a misleading chart. Draw all three again so that a ' +
      'reader cannot misread them, give each a title that states its finding, and explain every change in a sentence.',
    attachments: ['chart-figures.csv'],
    dueInDays: 35,
    demo: {
      dueInDays: -16,
      status: 'graded',
      submittedDaysAgo: 18,
      answer:
        'Chart 1, now titled "Returns halved after the new packaging": one scale instead of two, so that the lines no ' +
        'longer cross by accident.\n\nChart 2, "Three branches bring in most renewals": bars in order of length instead of ' +
        'a pie with eleven slices.\n\nChart 3, "Satisfaction rose by two points": a line for the twelve months, with the ' +
        'number of answers beneath each month.',
      grade: 85,
      feedback:
        'The first two charts are a pleasure to read, and their titles say what you found. In the third, the axis still ' +
        'starts at 80, which makes a small rise look large; start it at zero, or use a line and say where it begins.',
    },
  },
  {
    id: 'two-teachers',
    courseId: 'data-analytics',
    title: 'Which branch does better?',
    description:
      'Two branches of a library report how many members renewed. Compare them overall and by age group, explain why ' +
      'the two comparisons disagree, and recommend in at most 200 words which branch should be copied, and in what.',
    attachments: ['branch-renewals.csv'],
    dueInDays: 50,
  },
  {
    id: 'pipeline-sketch',
    courseId: 'data-engineering',
    title: 'Pipeline sketch',
    description:
      "Draw the pipeline from the shop's order table to the weekly report. Mark every place where it can fail, say what " +
      'would notice, and whether the run should stop or warn. Half a page of notes beneath the drawing is enough.',
    attachments: ['pipeline-brief.md'],
    dueInDays: 21,
    demo: { dueInDays: 14, status: 'pending' },
  },
  {
    id: 'order-checks',
    courseId: 'data-engineering',
    title: 'Checks for an order table',
    description:
      'The attached extract of orders contains at least six faults. Write a query for each check you would run, so that ' +
      'it returns the offending rows, and list which rows each one finds. Say which checks would stop the load.',
    attachments: ['orders-extract.csv'],
    dueInDays: 40,
  },
  {
    id: 'runbook',
    courseId: 'data-engineering',
    title: 'A runbook for a stranger',
    description:
      'Fill in the runbook template for a pipeline of your own. Then let somebody rerun one day with nothing but your ' +
      'two pages, note where they hesitated, and hand in the version before and the version after.',
    attachments: ['runbook-template.md'],
    dueInDays: 65,
  },
  {
    id: 'sales-dashboard',
    courseId: 'business-intelligence',
    title: 'Sales dashboard review',
    description:
      'Review the sample sales dashboard, described in the attached brief with its figures, and list three changes that ' +
      'would make its message clearer. For each, name the reader who gains and what they would do differently.',
    attachments: ['sales-dashboard-brief.md', 'sales-dashboard.csv'],
    dueInDays: 21,
    demo: { dueInDays: -10, status: 'pending' },
  },
  {
    id: 'metric-sheet',
    courseId: 'business-intelligence',
    title: 'One page of definitions',
    description:
      'Define eight metrics for a leisure centre with the metric sheet: name, what is counted, condition, period, ' +
      'exclusions, owner and source. Mark which of them add up over time, and pair each target with a safeguard.',
    attachments: ['metric-sheet-template.md'],
    dueInDays: 30,
    demo: {
      dueInDays: -2,
      status: 'completed',
      submittedDaysAgo: 3,
      answer:
        'Members at month end: people with a paid membership on the last day of the month, without staff and trial weeks. ' +
        'Owner: front desk. Source: membership system. Does not add up over time.\n\nVisits: entries at the gate, one a ' +
        'person and day. Owner: operations. Source: gate log. Adds up.\n\nThe other six are built in the same way. Target ' +
        'for visits: 4,200 a month; its safeguard is the share of members who came at least once.',
    },
  },
  {
    id: 'signal-or-noise',
    courseId: 'business-intelligence',
    title: 'Signal or noise?',
    description:
      'Draw an XmR chart of the weekly complaints in the attached file. Compute the limits from the first twenty weeks, ' +
      'say which later weeks are signals and by which rule, and write the two sentences that you would send to the manager.',
    attachments: ['weekly-complaints.csv'],
    dueInDays: 48,
  },
  {
    id: 'survey-clean-up',
    courseId: 'data-science',
    title: 'Survey clean-up',
    description:
      'Clean the survey export and write down every decision that changed a value: what, how many rows and why. State ' +
      'the number of rows before and after, and give the mean height with its interval, before and after cleaning.',
    attachments: ['survey.csv', 'cleaning-log-template.md'],
    dueInDays: 21,
    demo: {
      dueInDays: -21,
      status: 'graded',
      submittedDaysAgo: 22,
      answer:
        '240 rows came in and 231 are left: six had no answer at all, two had height and weight swapped, and one person ' +
        'had answered twice.\n\nMean height before: 1.84 m, from 1.70 m to 1.98 m. After: 1.71 m, from 1.70 m to 1.72 m. ' +
        'Almost all of the change comes from five heights that were given in centimetres.',
      grade: 92,
      feedback:
        'Careful work, and the log of decisions is exemplary. Watch the two rows in which height and weight were swapped: ' +
        'you removed them, but they can be put right.',
    },
  },
  {
    id: 'shuffle-test',
    courseId: 'data-science',
    title: 'A test by shuffling',
    description:
      'Two versions of a reminder were sent at random. Test with at least 5,000 shuffles whether they differ, give the ' +
      'effect with a 95% interval, and explain the result to somebody who has never heard of a p-value.',
    attachments: ['reminders.csv'],
    dueInDays: 35,
  },
  {
    id: 'leak-hunt',
    courseId: 'data-science',
    title: 'Leak hunt',
    description:
      'The attached list describes fourteen features of a model that predicts returned parcels when an order is placed. ' +
      'Decide for each whether it may stay, must go or can be repaired, by the moment at which its value is known.',
    attachments: ['feature-list.csv'],
    dueInDays: 56,
  },
];
