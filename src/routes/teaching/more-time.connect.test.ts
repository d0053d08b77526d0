import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { exampleGradebook } from '../../api/generated/examples.ts';
import type { OperationInput, Whole } from '../../api/operation.ts';
import { type MoreTimeTarget, moreTimeMachine } from '../../machines/teaching/more-time.machine.ts';
import { pendingCalls } from '../../machines/testing.ts';
import type { TypedMoreTime } from '../../ui/screens/teaching/more-time/more-time-form.ts';
import type { Draft } from '../sync/draft.tsx';
import { targetOf } from './gradebook/more-time-target.ts';
import { connectMoreTime, givenText } from './more-time.connect.ts';

const assignment = { id: 'sales-report', title: 'Sales report' };
const ada = { id: 'ada', name: 'Ada Okafor', dueAt: '2026-11-27T17:00:00Z' };
const bo = { id: 'bo', name: 'Bo Lind', dueAt: '2026-11-28T17:00:00Z' };
const cy = { id: 'cy', name: 'Cy Moss', dueAt: '2026-12-20T17:00:00Z' };
const everyone: MoreTimeTarget = { assignment, student: null, students: [ada, bo, cy] };
const one: MoreTimeTarget = { assignment, student: ada, students: [] };
const now = Date.parse('2026-11-29T12:00:00Z');
const viewer = { zone: 'Europe/London', now: () => now };
const nothing = () => {};
const draft: Draft<'moreTime'> = {
  values: null,
  isTaken: false,
  onChange: nothing,
  onSent: nothing,
  onDiscard: nothing,
  note: null,
};

function open(target: MoreTimeTarget) {
  const { sent, logic } = pendingCalls<Whole<OperationInput<'giveMoreTime'>>>();
  const machine = moreTimeMachine.provide({ actors: { giveMoreTime: logic } });
  const flow = createActor(machine, { input: { courseId: 'data-analytics' } }).start();
  flow.send({ type: 'open', target });
  const view = connectMoreTime(flow.getSnapshot(), flow.send, { viewer, draft });
  if (view.state !== 'writing') throw new Error('It is open.');
  return { view, sent };
}

const until = { day: '2026-12-02', time: '17:00', reason: 'Ill.' };

describe('§teaching.67 what will change, in words', () => {
  it.each<[string, MoreTimeTarget, Partial<TypedMoreTime>, string | undefined]>([
    ['one student', one, {}, 'Ada Okafor: due Wed, 2 Dec 2026, 17:00 GMT instead of Fri, 27 Nov 2026, 17:00 GMT.'],
    [
      'everyone',
      everyone,
      {},
      'Everyone who has not submitted: due Wed, 2 Dec 2026, 17:00 GMT, unless it is due later already.',
    ],
    [
      'chosen students, of whom one has a later due date',
      everyone,
      { who: 'chosen', students: ['ada', 'bo', 'cy'] },
      '2 students: due Wed, 2 Dec 2026, 17:00 GMT instead of Fri, 27 Nov 2026, 17:00 GMT to Sat, 28 Nov 2026, 17:00 GMT.',
    ],
    [
      'one who was chosen, and one who is not in the list any more',
      everyone,
      { who: 'chosen', students: ['bo', 'former'] },
      'Bo Lind: due Wed, 2 Dec 2026, 17:00 GMT instead of Sat, 28 Nov 2026, 17:00 GMT.',
    ],
    ['nobody', everyone, { who: 'chosen', students: ['cy'] }, undefined],
    ['no time', one, { time: '' }, undefined],
  ])('%s', (_who, target, typed, words) => {
    const { view } = open(target);
    expect(view.preview({ ...view.written, ...until, ...typed })?.replaceAll('\u00a0', ' ')).toBe(words);
  });
});

it.each<[string, MoreTimeTarget, Partial<TypedMoreTime>, string[] | undefined]>([
  ['one student', one, {}, ['ada']],
  ['everyone', everyone, { students: ['ada'] }, undefined],
  ['those who were chosen and are in the list', everyone, { who: 'chosen', students: ['bo', 'gone'] }, ['bo']],
  ['everyone, with one in the list', { ...everyone, students: [ada] }, { who: 'chosen' }, undefined],
])('§teaching.66 gives more time to %s', (_who, target, typed, studentIds) => {
  const { view, sent } = open(target);
  view.onSubmit({ ...view.written, ...until, ...typed });
  const call = { courseId: 'data-analytics', assignmentId: 'sales-report', reason: 'Ill.' };
  expect(sent[0]?.input).toEqual({ ...call, dueDate: '2026-12-02T17:00:00.000Z', studentIds });
});

it('§teaching.67 begins with the time of day that a student has, and the end of the day for a class', () => {
  expect(open(one).view).toMatchObject({
    written: { time: '17:00', day: '' },
    students: [],
    after: now,
    isForOne: true,
  });
  expect(open(everyone).view).toMatchObject({
    written: { time: '23:59' },
    students: [ada, bo, cy].map(({ id }) => ({ id })),
  });
  expect(open({ ...one, student: cy }).view.after).toBe(Date.parse(cy.dueAt));
});

it.each([
  [{ changed: 1, later: 0, submitted: 0 }, '1 student has until Wed, 2 Dec 2026, 17:00 GMT.'],
  [
    { changed: 12, later: 1, submitted: 34 },
    '12 students have until Wed, 2 Dec 2026, 17:00 GMT. 1 has a later due date and keeps it. 34 had submitted.',
  ],
  [
    { changed: 2, later: 2, submitted: 0 },
    '2 students have until Wed, 2 Dec 2026, 17:00 GMT. 2 have a later due date and keep it.',
  ],
])('§teaching.67 says for how many it was: %o', (answer, words) => {
  const time = { assignmentId: 'sales-report', studentIds: null, dueDate: '2026-12-02T17:00:00Z', answer };
  expect(givenText(time, 'Europe/London').replaceAll('\u00a0', ' ')).toBe(words);
});

describe('§teaching.67 what is opened from the grid', () => {
  const [leila, marek] = exampleGradebook.items;
  const waiting = [
    { id: leila?.id, name: 'Leila Haidari', dueAt: '2026-12-02T09:00:00Z' },
    { id: marek?.id, name: 'Marek Nowak', dueAt: '2026-11-11T09:00:00Z' },
  ];
  it('is the class, with those who have not submitted', () => {
    expect(targetOf(exampleGradebook, 'sales-report', undefined)).toMatchObject({ student: null, students: waiting });
    expect(targetOf(exampleGradebook, 'question-log', undefined)).toMatchObject({ students: [] });
    expect(targetOf(exampleGradebook, 'chart-repair', undefined)).toMatchObject({ students: [] });
  });
  it('is one student, unless they have submitted', () => {
    expect(targetOf(exampleGradebook, 'sales-report', marek?.id)).toMatchObject({ student: waiting[1], students: [] });
    expect(targetOf(exampleGradebook, 'question-log', marek?.id)).toBeNull();
  });
  it('is nothing without the assignment', () => {
    expect(targetOf(exampleGradebook, 'other', undefined)).toBeNull();
    expect(targetOf(null, 'sales-report', undefined)).toBeNull();
  });
});
