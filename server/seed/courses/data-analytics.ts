import type { CourseSeed } from '../types.ts';
import { m1 } from './data-analytics/m1.ts';
import { m2 } from './data-analytics/m2.ts';
import { m3 } from './data-analytics/m3.ts';
import { m4 } from './data-analytics/m4.ts';
import { m5 } from './data-analytics/m5.ts';
import { m6 } from './data-analytics/m6.ts';
import { m7 } from './data-analytics/m7.ts';
import { m8 } from './data-analytics/m8.ts';

export const course: CourseSeed = {
  id: 'data-analytics',
  title: 'Data Analytics',
  description: 'Turn raw records into answers that a team can act on, from the first question to the final chart.',
  level: 'Beginner',
  price: 29999,
  instructor: {
    name: 'Dr. Sarah Chen',
    title: 'Lead Data Analyst',
    bio: 'Sarah has spent fifteen years turning messy records into decisions, for hospitals, cities and shops.',
  },
  duration: '8-10 weeks',
  students: 3120,
  ratingCount: 412,
  ratingDistribution: [70, 20, 7, 2, 1],
  lastUpdated: '2026-10-01',
  fullDescription:
    'Most data work fails before the first chart, at the question. This course starts there. You learn to turn a vague ' +
    'request into something that data can answer, to clean what you are given, and to show what you found so that a ' +
    'busy reader cannot misread it. Along the way you meet averages that mislead, joins that count twice and ' +
    'differences that are only noise, each with a worked example. Every module is three hours long and ends in ' +
    'something you can use at work the next day.',
  prerequisites: [
    'No programming needed',
    'A computer with a spreadsheet program',
    'School arithmetic: percentages, averages and reading a graph',
  ],
  modules: [m1, m2, m3, m4, m5, m6, m7, m8],
  reviews: [
    {
      author: 'Maya R.',
      stars: 5,
      text: 'I rewrote our weekly report after module two. My team lead asked what had changed.',
      day: '2026-10-21',
    },
    {
      author: 'Tom B.',
      stars: 4,
      text: 'Clear and well paced. I would have liked one more exercise on joins.',
      day: '2026-10-02',
    },
    {
      author: 'Amina K.',
      stars: 5,
      text: 'The first course where I finished every assignment, because each was short enough to start.',
      day: '2026-09-14',
    },
    {
      author: 'Gareth P.',
      stars: 3,
      text:
        'Good on questions and charts. If you already write SQL, module five will be revision, and I would have ' +
        'swapped it for more on testing.',
      day: '2026-08-03',
    },
    {
      author: 'Ines F.',
      stars: 5,
      text:
        'The table with the two teachers changed how I read league tables. I have shown it to everyone in my ' +
        'department.',
      day: '2026-06-18',
    },
    {
      author: 'Callum W.',
      stars: 4,
      text:
        'The capstone took me three weekends rather than one, but the checklist for reviewing your own work caught ' +
        'a double count that I would have published.',
      day: '2026-04-27',
    },
  ],
};
