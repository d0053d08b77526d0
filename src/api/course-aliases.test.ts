import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { courseSummary, fallbackImage, normaliseLevel } from './course-aliases.ts';
import { courseDetail } from './course-detail.ts';
import { exampleCourse, exampleCourseEnrolled, exampleCourses } from './generated/examples.ts';

const bare = { id: 'sql', title: 'SQL' };
const summary = (fields: object) => z.parse(courseSummary, { ...bare, ...fields });
const detail = (fields: object) => z.parse(courseDetail, { ...bare, ...fields });

describe('§product.19, §catalogue.8, §catalogue.10 Course (catalogue)', () => {
  it("leaves the contract's own courses as they are", () => {
    expect(exampleCourses.map((course) => z.parse(courseSummary, course))).toEqual(exampleCourses);
  });

  it.each([
    ['coursePrice', { coursePrice: 299.99 }],
    ['price_gbp', { price_gbp: 299.99 }],
    ['a price as text', { price: '299.99' }],
    ['price before its aliases', { price: 299.99, coursePrice: 1, price_gbp: 2 }],
    ['an alias where price is null', { price: null, price_gbp: 299.99 }],
  ])('reads the price from %s', (_name, fields) => {
    expect(summary(fields)).toMatchObject({ price: 299.99, currency: 'GBP' });
  });

  it.each([
    ['no price', {}],
    ['a negative price', { price: -1 }],
    ['a price that is no number', { price: 'free' }],
  ])('falls back to £0 for %s', (_name, fields) => {
    expect(summary(fields)).toMatchObject({ price: 0, currency: 'GBP' });
  });

  it('keeps a price of zero: the course is free', () => {
    expect(summary({ price: 0, coursePrice: 299.99 }).price).toBe(0);
  });

  it('falls back to "8-10 weeks" (§catalogue.10) and to the fallback image', () => {
    expect(summary({})).toMatchObject({ duration: '8-10 weeks', image: fallbackImage });
    expect(summary({ duration: '', image: '' })).toMatchObject({ duration: '8-10 weeks', image: fallbackImage });
  });

  it('reads the image from banner, and the students from studentsEnrolled', () => {
    expect(summary({ banner: '/b.svg', studentsEnrolled: 12 })).toMatchObject({
      image: '/b.svg',
      enrolledStudents: 12,
    });
  });

  it('counts modules by outline, and by lessons where there is none', () => {
    expect(summary({ outline: ['One'], lessons: ['Two', 'Three'] }).outline).toEqual(['One']);
    expect(summary({ lessons: ['Two', { id: 3, title: 'Three' }] }).outline).toEqual(['Two', 'Three']);
    expect(summary({}).outline).toEqual([]);
  });

  it('takes an id that is a number, since addresses are text', () => {
    expect(summary({ id: 7 }).id).toBe('7');
  });

  it('is not enrolled unless the server says so', () => {
    expect(summary({}).enrolled).toBe(false);
    expect(summary({ enrolled: true }).enrolled).toBe(true);
  });

  it('§catalogue.12: keeps a rating within five stars', () => {
    expect(summary({ rating: 47 }).rating).toBe(5);
  });

  it.each([{ title: 'No id' }, { id: 'no-title' }, null, 'sql'])(
    '§catalogue.12: refuses %j, which is no course',
    (value) => {
      expect(z.safeParse(courseSummary, value).success).toBe(false);
    },
  );
});

describe('§catalogue.9 Level', () => {
  it.each([
    ['beginner', 'Beginner'],
    ['BEGINNER', 'Beginner'],
    ['Intermediate', 'Intermediate'],
    ['advanced', 'Advanced'],
    ['expert', 'Advanced'],
    [undefined, 'Advanced'],
  ])('%s is %s: anything else is advanced', (wild, level) => {
    expect(normaliseLevel(wild)).toBe(level);
  });
});

describe('§course.2 Course (detail)', () => {
  const module = { id: 'm1', title: 'Joins', description: '', duration: '3 hours', isLocked: false, progress: 0 };

  it('reads the students from studentsCount', () => {
    expect(detail({ studentsCount: 1200 }).enrolledStudents).toBe(1200);
  });

  it('takes the outline from the modules where the server sent none', () => {
    expect(detail({ modules: [{ ...module, lessons: [] }] }).outline).toEqual(['Joins']);
  });

  it('falls back to the outline for what one learns, and to the description for the long one', () => {
    expect(detail({ outline: ['Joins'], description: 'Ask a database.' })).toMatchObject({
      learningOutcomes: ['Joins'],
      fullDescription: 'Ask a database.',
    });
  });

  it('§course.13: keeps two related courses', () => {
    expect(detail({ related: [bare, bare, bare] }).related).toHaveLength(2);
  });

  it("leaves the contract's own courses as they are", () => {
    for (const course of [exampleCourse, exampleCourseEnrolled]) expect(detail(course)).toEqual(course);
  });

  it('§course.34, §course.35: carries what there is in the course, and what came of its end', () => {
    const given = {
      figures: { videoMinutes: 6, files: 1, instructor: { courses: 2, students: 3290, rating: 4.5 } },
      end: { certificateId: '7f0c9a52-53a5-4a57-9c39-1c5d7a3f0b11', missing: [] },
    };
    expect(detail(given)).toMatchObject(given);
  });

  it('leaves absent what the server left out', () => {
    expect(detail({ enrollmentDate: null })).not.toHaveProperty('enrollmentDate');
    expect(detail({ enrollmentDate: '2023-10-15' }).enrollmentDate).toBe('2023-10-15');
  });

  it('§payment.24: keeps that access was lost', () => {
    expect(detail({ lostAccess: 'suspended' }).lostAccess).toBe('suspended');
    expect(detail({ lostAccess: null })).not.toHaveProperty('lostAccess');
  });

  it.each([-1, 101])('refuses a progress of %d percent', (progress) => {
    expect(z.safeParse(courseDetail, { ...bare, progress }).success).toBe(false);
  });
});
