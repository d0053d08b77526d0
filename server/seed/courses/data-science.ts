import type { CourseSeed } from '../types.ts';
import { m1 } from './data-science/m1.ts';
import { m2 } from './data-science/m2.ts';
import { m3 } from './data-science/m3.ts';
import { m4 } from './data-science/m4.ts';
import { m5 } from './data-science/m5.ts';
import { m6 } from './data-science/m6.ts';
import { m7 } from './data-science/m7.ts';
import { m8 } from './data-science/m8.ts';

export const course: CourseSeed = {
  id: 'data-science',
  title: 'Data Science',
  description: 'Model, test and explain, with the statistics that keep a confident answer from being a wrong one.',
  level: 'Advanced',
  price: 39999,
  instructor: {
    name: 'Dr. Elena Petrova',
    title: 'Research Statistician',
    bio: 'Elena has worked on clinical trials and transport forecasts, and reviews studies for a living.',
  },
  duration: '12-14 weeks',
  students: 2240,
  ratingCount: 356,
  ratingDistribution: [70, 20, 7, 2, 1],
  lastUpdated: '2026-10-12',
  fullDescription:
    'Any library will fit a model in one line. What it will not tell you is whether to believe it. This course is about ' +
    'that belief: what an interval promises, when a coefficient is a cause, how information from the future slips into ' +
    'your features, and why the test set may be opened only once. You work with regression, trees, clusters and ' +
    'experiments, always with a check that could prove you wrong. It ends with a study of your own that a stranger ' +
    'can repeat and that you can defend, limits included.',
  prerequisites: [
    'Python with arrays and data frames',
    'Averages, spread and sampling, as in Data Analytics modules 3 and 6',
    'School algebra; calculus helps but is not needed',
    'About six hours a week, with time for the study at the end',
  ],
  modules: [m1, m2, m3, m4, m5, m6, m7, m8],
  reviews: [
    {
      author: 'Leon V.',
      stars: 5,
      text: 'I had used random forests for years. The timestamp test found leakage in two of my projects.',
      day: '2026-10-25',
    },
    {
      author: 'Aisha B.',
      stars: 5,
      text: 'The shuffling assignment is the first explanation of p-values that I could repeat to my students.',
      day: '2026-10-08',
    },
    {
      author: 'Martin E.',
      stars: 4,
      text: 'Demanding and fair. Six hours a week was not enough for me; eight would be honest.',
      day: '2026-08-21',
    },
    {
      author: 'Chloe J.',
      stars: 3,
      text: 'Excellent on judgement, but there is no deep learning. I knew that from the outline and still missed it.',
      day: '2026-07-02',
    },
    {
      author: 'Tariq S.',
      stars: 5,
      text: 'Drawing arrows before adding controls has changed every meeting about our models.',
      day: '2026-05-13',
    },
    {
      author: 'Greta W.',
      stars: 4,
      text:
        'Having another student run my folder was humbling: it failed on line three. Best exercise of the course, ' +
        'so leave time for it.',
      day: '2026-03-30',
    },
  ],
};
