/** A course in the terms of schema.org, as search engines read it (`Course`, `Offer`, `CourseInstance`). */
import type { ItemList, Course as SchemaCourse, WithContext } from 'schema-dts';
import type { Course, CourseSummary } from '../../api/course-aliases.ts';
import { brand } from '../../brand.ts';
import { paths } from '../../paths.ts';

type Place = {
  /** The scheme and host of the page. */
  origin: string;
  /** Whether the ratings are made up. */
  isDemonstration: boolean;
};

/** A rating is named only where students gave it. */
export function aboutCourse(course: Course, { origin, isDemonstration }: Place): WithContext<SchemaCourse> {
  const { id, title, description, price, currency, level, rating, ratingCount, learningOutcomes, instructor } = course;
  const url = origin + paths.course(id);
  return {
    '@context': 'https://schema.org',
    '@type': 'Course',
    '@id': url,
    url,
    name: title,
    description,
    educationalLevel: level,
    teaches: learningOutcomes,
    inLanguage: 'en-GB',
    ...timeRequired(course),
    provider: { '@type': 'Organization', name: brand, url: `${origin}/` },
    offers: {
      '@type': 'Offer',
      url,
      category: price === 0 ? 'Free' : 'Paid',
      price: price.toFixed(2),
      priceCurrency: currency,
      availability: 'https://schema.org/InStock',
    },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      instructor: { '@type': 'Person', name: instructor },
    },
    ...(ratingCount > 0 &&
      !isDemonstration && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: rating,
          ratingCount,
          bestRating: 5,
          worstRating: 1,
        },
      }),
  };
}

/** The longest time that the course takes, as ISO 8601 has it: `P10W` for "8-10 weeks". */
function timeRequired({ duration }: Course): { timeRequired?: string } {
  const weeks = /(\d+) weeks?$/.exec(duration)?.[1];
  return weeks === undefined ? {} : { timeRequired: `P${weeks}W` };
}

/** The courses as a list, each with its address. */
export const aboutCatalogue = (courses: readonly CourseSummary[], origin: string): WithContext<ItemList> => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: courses.map(({ id, title }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    url: origin + paths.course(id),
  })),
});
