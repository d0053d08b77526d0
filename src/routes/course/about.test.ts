import { describe, expect, it } from 'vitest';
import { problemsOfStructuredData } from '../../../tests/structured-data.ts';
import { exampleCourse } from '../../api/generated/examples.ts';
import { aboutCatalogue, aboutCourse } from './about.ts';

const origin = 'https://learn.example.com';
const real = { origin, isDemonstration: false };

describe('§product.75 A course for search engines', () => {
  it('has its offer, its time and its rating, and nothing that a validator objects to', async () => {
    const course = {
      ...exampleCourse,
      price: 49,
      currency: 'EUR',
      duration: '8-10 weeks',
      rating: 4.7,
      ratingCount: 3,
    };
    const about = aboutCourse(course, real);
    expect(about).toMatchObject({
      '@type': 'Course',
      url: `${origin}/courses/${course.id}`,
      timeRequired: 'P10W',
      offers: { category: 'Paid', price: '49.00', priceCurrency: 'EUR' },
      aggregateRating: { ratingValue: 4.7, ratingCount: 3 },
    });
    const inPage = (data: object) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
    expect(await problemsOfStructuredData(inPage(about))).toEqual([]);
    const { ratingCount: _, ...uncounted } = Object(about.aggregateRating);
    expect(await problemsOfStructuredData(inPage({ ...about, aggregateRating: uncounted }))).not.toEqual([]);
  });

  it('has no rating where nobody gave one or it is made up, no time where it is not in weeks, and may be free', () => {
    const course = { ...exampleCourse, price: 0, duration: '41 lessons to read', ratingCount: 0 };
    const about = aboutCourse(course, real);
    expect(about).toMatchObject({ offers: { category: 'Free', price: '0.00' } });
    expect(Object.keys(about)).not.toContain('timeRequired');
    expect(Object.keys(about)).not.toContain('aggregateRating');
    const madeUp = aboutCourse({ ...course, ratingCount: 3 }, { origin, isDemonstration: true });
    expect(Object.keys(madeUp)).not.toContain('aggregateRating');
  });

  it('is on the list of all courses', () => {
    expect(aboutCatalogue([exampleCourse], origin)).toMatchObject({
      '@type': 'ItemList',
      itemListElement: [{ position: 1, url: `${origin}/courses/${exampleCourse.id}` }],
    });
  });
});
