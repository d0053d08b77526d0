/** The class schedule. It moves with the calendar, so that there is always something past, today and ahead. */
export type ClassSeed = {
  id: string;
  courseId: string;
  title: string;
  /** Hours after 00:00 UTC of the present day; negative is past. */
  startsInHours: number;
  minutes: number;
  location: string;
  instructor: string;
  cancelled?: boolean;
};

const DAY = 24;

export const classes: ClassSeed[] = [
  {
    id: 'framing-questions',
    courseId: 'data-analytics',
    title: 'Framing questions together',
    startsInHours: -6 * DAY + 17,
    minutes: 60,
    location: 'Online',
    instructor: 'Dr. Sarah Chen',
  },
  {
    id: 'pipelines-that-rerun',
    courseId: 'data-engineering',
    title: 'Pipelines that can run twice',
    startsInHours: -3 * DAY + 18,
    minutes: 90,
    location: 'Online',
    instructor: 'Marcus Johnson',
  },
  {
    id: 'dashboard-clinic-one',
    courseId: 'business-intelligence',
    title: 'Dashboard clinic: bring your own page',
    startsInHours: -DAY + 12,
    minutes: 60,
    location: 'Room 2.14, Riverside Building',
    instructor: 'Priya Raman',
    cancelled: true,
  },
  {
    id: 'morning-sql',
    courseId: 'data-analytics',
    title: 'Morning SQL: predict the rows',
    startsInHours: 8,
    minutes: 60,
    location: 'Online',
    instructor: 'Dr. Sarah Chen',
  },
  {
    id: 'office-hours',
    courseId: 'data-analytics',
    title: 'Office hours',
    startsInHours: 16,
    minutes: 60,
    location: 'Online',
    instructor: 'Dr. Sarah Chen',
  },
  {
    id: 'reading-group',
    courseId: 'data-science',
    title: 'Reading group: a study and its limits',
    startsInHours: DAY + 18,
    minutes: 75,
    location: 'Online',
    instructor: 'Dr. Elena Petrova',
  },
  {
    id: 'chart-workshop',
    courseId: 'data-analytics',
    title: 'Workshop: one chart, five drafts',
    startsInHours: 3 * DAY + 14,
    minutes: 120,
    location: 'Room 1.03, Riverside Building',
    instructor: 'Dr. Sarah Chen',
  },
  {
    id: 'break-the-pipeline',
    courseId: 'data-engineering',
    title: 'Break the pipeline: an evening of faults',
    startsInHours: 6 * DAY + 18,
    minutes: 90,
    location: 'Online',
    instructor: 'Marcus Johnson',
  },
  {
    id: 'dashboard-clinic-two',
    courseId: 'business-intelligence',
    title: 'Dashboard clinic: bring your own page',
    startsInHours: 8 * DAY + 12,
    minutes: 60,
    location: 'Room 2.14, Riverside Building',
    instructor: 'Priya Raman',
  },
  {
    id: 'experiment-design',
    courseId: 'data-science',
    title: 'Designing an experiment before the data',
    startsInHours: 12 * DAY + 17,
    minutes: 90,
    location: 'Online',
    instructor: 'Dr. Elena Petrova',
  },
];
