/** A proof must see what it looks for: a lost write, a doubled one, a call that was never answered. */
import { describe, expect, it } from 'vitest';
import { assess, sentence } from './assess.ts';
import { compare } from './held.ts';
import type { Acknowledged, Try } from './recorder.ts';

const email = 'student-1@proof.example';
const one = (name: string, number = 1) => new Map([[name, number]]);
const found = {
  account: one(email),
  registration: one(email),
  enrolment: one(`${email} data-literacy`),
  lesson: one(`${email} m1-l1`),
  event: one(`${email} m1-l1`),
  message: one('Message 1'),
  goal: one(email, 7),
  key: new Map(['a', 'b', 'c', 'd', 'e'].map((key) => [key, 1])),
};
const writes: Acknowledged[] = [
  { kind: 'account', email, key: 'a' },
  { kind: 'enrolment', email, courseId: 'data-literacy', key: 'b' },
  { kind: 'completed lesson', email, courseId: 'data-literacy', lessonId: 'm1-l1', key: 'c' },
  { kind: 'message', email, text: 'Message 1', key: 'd' },
  { kind: 'goal', email, minutes: 7, key: 'e' },
];

describe('§product.98 acknowledged writes', () => {
  it('are held against the database', () => {
    expect(compare(found, writes)).toEqual({ lost: [], doubled: [] });
  });

  it.each([
    ['account', [`account ${email}`]],
    ['registration', [`registration ${email}`]],
    ['enrolment', [`enrolment ${email} data-literacy`]],
    ['lesson', [`completed lesson ${email} m1-l1`]],
    ['event', [`event of a completed lesson ${email} m1-l1`]],
    ['message', ['message Message 1']],
    ['goal', [`goal of ${email}`]],
    ['key', ['the key a', 'the key b', 'the key c', 'the key d', 'the key e']],
  ])('are missed where the database has no %s', (what, lost) => {
    expect(compare({ ...found, [what]: new Map() }, writes).lost).toEqual(lost);
  });

  it('are seen twice where they are there twice', () => {
    expect(compare({ ...found, message: one('Message 1', 2) }, writes).doubled).toEqual(['message Message 1: 2 times']);
  });

  it('are missed where an older goal stands', () => {
    expect(compare({ ...found, goal: one(email, 6) }, writes).lost).toEqual([`goal of ${email}`]);
  });
});

describe('§product.98 a proof', () => {
  const call = 'GET /marketing/courses';
  const tries = (at: number, milliseconds: number, status = 200): Try[] =>
    Array.from({ length: 50 }, (_, index) => ({ at: at + index, milliseconds, status, call }));
  const fault = { at: 10_000, name: 'App killed', noticed: 10_000, wholeAfter: 3_000 };
  const all = {
    tries: tries(1_000, 200),
    faults: [fault],
    writes,
    unanswered: [] as string[],
    refused: [] as string[],
  };
  const about = { held: { lost: [], doubled: [] }, undisturbed: { from: 0, to: 9_000 }, students: 1 };

  it('passes where nothing is lost and only what is near a fault is slow', () => {
    const result = assess(
      { ...all, tries: [...all.tries, ...tries(12_000, 5_000, 503), ...tries(30_000, 390)] },
      about,
    );
    expect(result).toMatchObject({
      passed: true,
      failedTries: 50,
      p99: { undisturbed: 200, nearFaults: 5_000, between: 390 },
    });
    expect(sentence(result)).toMatch(
      /^Passed: 1 students, 1 faults, 5 acknowledged writes, 0 lost, 0 doubled; 50 of 150/,
    );
  });

  it.each([
    ['is lost', { ...all }, { ...about, held: { lost: ['x'], doubled: [] } }],
    ['is doubled', { ...all }, { ...about, held: { lost: [], doubled: ['x'] } }],
    ['was never answered', { ...all, unanswered: ['x'] }, about],
    ['was refused', { ...all, refused: ['x'] }, about],
    ['is slow between faults', { ...all, tries: [...all.tries, ...tries(30_000, 410)] }, about],
    ['was not tried', { ...all, faults: [] }, about],
  ])('fails where something %s', (_, recorded, held) => {
    expect(assess(recorded, held)).toMatchObject({ passed: false, problems: [expect.any(String)] });
  });
});
