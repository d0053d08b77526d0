import type { CourseSeed } from '../types.ts';
import { m1 } from './data-engineering/m1.ts';
import { m2 } from './data-engineering/m2.ts';
import { m3 } from './data-engineering/m3.ts';
import { m4 } from './data-engineering/m4.ts';
import { m5 } from './data-engineering/m5.ts';
import { m6 } from './data-engineering/m6.ts';
import { m7 } from './data-engineering/m7.ts';
import { m8 } from './data-engineering/m8.ts';

export const course: CourseSeed = {
  id: 'data-engineering',
  title: 'Data Engineering',
  description: 'Build the pipelines that everyone else depends on, and keep them honest when the data changes.',
  level: 'Intermediate',
  price: 34999,
  instructor: {
    name: 'Marcus Johnson',
    title: 'Principal Data Engineer',
    bio: 'Marcus has kept overnight pipelines running for railways and retailers, and has been woken by most of them.',
  },
  duration: '10-12 weeks',
  students: 1890,
  ratingCount: 287,
  ratingDistribution: [70, 20, 7, 2, 1],
  lastUpdated: '2026-09-15',
  fullDescription:
    'A pipeline is a promise that the right table will be there every morning. In this course you write that promise ' +
    'down and then build what keeps it: tables with a clear grain, loads that can be run twice without harm, checks ' +
    'that notice missing rows, and schedules that know what must wait for what. You learn to read a query plan, to ' +
    'work out what a report costs and to handle personal data with care. At the end stands a small pipeline of your ' +
    'own, which you break on purpose, repair and hand over.',
  prerequisites: [
    'SQL: joins and GROUP BY, as in Data Analytics module 5',
    'Some Python, or another language in which you can read a file and loop over its lines',
    'A computer on which you may install a database such as PostgreSQL',
  ],
  modules: [m1, m2, m3, m4, m5, m6, m7, m8],
  reviews: [
    {
      author: 'Dilan Y.',
      stars: 5,
      text:
        'The module on jobs that can run twice was worth the price. We deleted a whole folder of repair scripts ' +
        'afterwards.',
      day: '2026-10-11',
    },
    {
      author: 'Sophie L.',
      stars: 4,
      text: 'Very practical. It stays with SQL and a little Python, so do not expect a tour of cloud products.',
      day: '2026-09-22',
    },
    {
      author: 'Kwame A.',
      stars: 5,
      text: 'I used the alert card at work the same week. We went from dozens of alerts to a handful.',
      day: '2026-08-30',
    },
    {
      author: 'Bethan M.',
      stars: 4,
      text: 'Time zones finally make sense to me. The modelling module is dense; plan two evenings for it.',
      day: '2026-07-16',
    },
    {
      author: 'Oliver S.',
      stars: 2,
      text: 'I wanted streaming and there is none. What is here about batches is good, but check the outline first.',
      day: '2026-05-25',
    },
    {
      author: 'Nadia H.',
      stars: 5,
      text: 'Seven days of running my own pipeline taught me more than a year of reading about them.',
      day: '2026-03-19',
    },
  ],
};
