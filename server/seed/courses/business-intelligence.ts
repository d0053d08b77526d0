import type { CourseSeed } from '../types.ts';
import { m1 } from './business-intelligence/m1.ts';
import { m2 } from './business-intelligence/m2.ts';
import { m3 } from './business-intelligence/m3.ts';
import { m4 } from './business-intelligence/m4.ts';
import { m5 } from './business-intelligence/m5.ts';
import { m6 } from './business-intelligence/m6.ts';
import { m7 } from './business-intelligence/m7.ts';
import { m8 } from './business-intelligence/m8.ts';

export const course: CourseSeed = {
  id: 'business-intelligence',
  title: 'Business Intelligence',
  description: 'Design reports that people open twice, from the metrics behind them to the layout on the page.',
  level: 'Intermediate',
  price: 27999,
  instructor: {
    name: 'Priya Raman',
    title: 'Head of Reporting',
    bio: 'Priya has built reporting for hospitals, cafés and a national archive, and has retired more dashboards than she made.',
  },
  duration: '8-10 weeks',
  students: 1425,
  ratingCount: 198,
  ratingDistribution: [70, 20, 7, 2, 1],
  lastUpdated: '2026-09-28',
  fullDescription:
    'Most dashboards are admired once and never opened again. This course follows a report from the first interview ' +
    'to the decision that it was made for. You learn to ask about the last decision rather than the next wish, to ' +
    'define a figure so that two teams count the same, to model totals that agree everywhere, and to lay out a page ' +
    'that can be read in two minutes. You also learn what comes after: limits that tell news from noise, honest notes ' +
    'on freshness, and what to say on the day a number is wrong.',
  prerequisites: [
    'Spreadsheets: formulas, sorting and a simple chart',
    'Basic SQL helps in modules 3 and 6 but is not required',
    'Access to one person who reads a regular report',
  ],
  modules: [m1, m2, m3, m4, m5, m6, m7, m8],
  reviews: [
    {
      author: 'Hannah T.',
      stars: 5,
      text: 'The interview questions alone have saved me from building two dashboards that nobody needed.',
      day: '2026-10-29',
    },
    {
      author: 'Rafael G.',
      stars: 4,
      text:
        'Independent of any tool, which I liked in the end. If you want step-by-step instructions for your program, ' +
        'you will have to bring them yourself.',
      day: '2026-10-06',
    },
    {
      author: 'Eilidh C.',
      stars: 5,
      text: 'We drew limits around our weekly complaints and the Monday meeting is now fifteen minutes shorter.',
      day: '2026-09-09',
    },
    {
      author: 'Samuel O.',
      stars: 3,
      text: 'Strong on design and metrics. I found the module on performance short for people who run large models.',
      day: '2026-07-28',
    },
    {
      author: 'Yuki N.',
      stars: 5,
      text: 'Averaging percentages was in three of our reports. It is now in none.',
      day: '2026-06-05',
    },
    {
      author: 'Paul D.',
      stars: 4,
      text: 'Finding a reader for the final project took me a week, so ask early. It was the best part of the course.',
      day: '2026-02-23',
    },
  ],
};
