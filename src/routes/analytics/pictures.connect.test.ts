/** What the pictures at the top of a student's learning show. */
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { exampleEmptyWeek, exampleForecasts, exampleMastery, exampleWeek } from '../../api/generated/examples.ts';
import { analyticsForecastsMachine, type Forecast } from '../../machines/analytics/forecasts.machine.ts';
import { analyticsMasteryMachine, type MasteredCourse } from '../../machines/analytics/mastery.machine.ts';
import { analyticsWeekMachine, type Week } from '../../machines/analytics/week.machine.ts';
import { settled } from '../../machines/testing.ts';
import { picturesOf } from './pictures.connect.ts';

type Answers = { week?: Week | Error; mastery?: MasteredCourse[] | Error; forecasts?: Forecast[] | Error };

const giving = <Output, Input = unknown>(output: Output | Error) =>
  fromPromise<Output, Input>(async () => {
    if (output instanceof Error) throw output;
    return output;
  });

async function flows({
  week = exampleWeek,
  mastery = exampleMastery.courses,
  forecasts = exampleForecasts.courses,
}: Answers) {
  const { calibration } = exampleMastery;
  const ofMastery = mastery instanceof Error ? mastery : { courses: mastery, calibration };
  const ofForecasts = forecasts instanceof Error ? forecasts : { courses: forecasts };
  const one = createActor(analyticsWeekMachine.provide({ actors: { getWeek: giving<Week, object>(week) } })).start();
  const two = createActor(analyticsMasteryMachine.provide({ actors: { getMastery: giving(ofMastery) } })).start();
  const three = createActor(
    analyticsForecastsMachine.provide({ actors: { getForecasts: giving(ofForecasts) } }),
  ).start();
  const look = () => picturesOf(one.getSnapshot(), two.getSnapshot(), three.getSnapshot());
  const early = look();
  await settled();
  return { early, look };
}
const shown = async (answers: Answers = {}) => (await flows(answers)).look();

const course = (title: string, ...levels: MasteredCourse['outcomes'][number]['level'][]): MasteredCourse => ({
  courseId: title.toLowerCase(),
  title,
  outcomes: levels.map((level, index) => ({
    ...{ id: `m${index}`, text: `Outcome ${index}`, level, canBeFirm: true, low: 0.2, middle: 0.4, high: 0.6 },
    ...{ attempts: 3, lastAt: null },
  })),
});

describe('§analytics.96 The pictures of a student', () => {
  it('say in their titles what they show, and end in something to do', async () => {
    const { week, weeks, known, done } = await shown();
    expect(week).toMatchObject({ title: '3 of 4 days this week', action: { label: 'Continue Learning' } });
    expect(weeks).toMatchObject({ title: '15 h 32 min in 8 weeks', action: { label: 'Change Your Goal' } });
    expect(known).toMatchObject({ title: '1 of 5 outcomes firm', action: { label: 'Practice Data Analytics' } });
    expect(done).toMatchObject({ title: 'Data Analytics by 7 Feb 2027', action: { label: 'Your Path' } });
  });

  it('wait for what is loaded, and leave it to the parts below to say why it failed', async () => {
    const { early } = await flows({});
    expect(Object.values(early).map(({ state }) => state)).toEqual(['loading', 'loading', 'loading', 'loading']);
    const failed = new Error('No.');
    const all = await shown({ week: failed, mastery: failed, forecasts: failed });
    expect(Object.values(all).map(({ state }) => state)).toEqual(['failed', 'failed', 'failed', 'failed']);
  });

  it('of someone who has just begun say when there will be something', async () => {
    const mastery = [course('Data', 'unknown', 'unknown')];
    const forecasts = exampleForecasts.courses.filter(({ earliest }) => earliest === null);
    const { week, weeks, known, done } = await shown({ week: exampleEmptyWeek, mastery, forecasts });
    expect(week).toMatchObject({ title: '0 days this week', sentence: 'Your days show here once you open a lesson.' });
    expect(weeks).toMatchObject({ state: 'empty', action: { label: 'Set a Goal', to: '#your-goal' } });
    expect(known).toMatchObject({ state: 'empty', action: { label: 'Review' } });
    expect(done).toMatchObject({ state: 'empty', text: 'Study for two full weeks to see an estimate.' });
    expect((await shown({ forecasts: [] })).done).toMatchObject({ title: 'No course is under way' });
  });
});

describe('§analytics.96 What they draw', () => {
  it('is each week by its share of the longest, the oldest first', async () => {
    const { weeks } = await shown();
    if (weeks.state !== 'shown') throw new Error(weeks.state);
    expect(weeks.from).toBe('28 Sept');
    expect(weeks.weeks.map(({ share }) => Math.round(share))).toEqual([53, 88, 76, 0, 65, 83, 100, 83]);
    expect(weeks.weeks.at(-1)).toMatchObject({ text: '16 to 22 Nov 2026: 2 h 21 min, 4 days', isThisWeek: true });
  });

  it('is days without the goal where no time is recorded', async () => {
    const days = exampleWeek.days.map((day) => ({ ...day, seconds: 0 }));
    const { week } = await shown({ week: { ...exampleWeek, isTimeRecorded: false, days } });
    expect(week).toMatchObject({ title: '4 days this week', goalShare: null });
  });

  it('is the courses with answers, as many as there is room for', async () => {
    const big = Array.from({ length: 9 }, () => 'growing' as const);
    const mastery = [course('Begun', 'unknown'), course('Statistics', ...big), course('Charts', 'firm', 'growing')];
    const { known } = await shown({ mastery });
    if (known.state !== 'shown') throw new Error(known.state);
    expect(known.courses.map(({ title }) => title)).toEqual(['Statistics']);
    expect(known).toMatchObject({ title: '1 of 12 outcomes firm', others: 'and 2 other courses' });
    expect(known.action).toMatchObject({ label: 'Review' });
    const both = await shown({ mastery: [course('Charts', 'firm', 'unknown'), course('Statistics', 'shaky')] });
    if (both.known.state !== 'shown') throw new Error(both.known.state);
    expect(both.known.others).toBeNull();
    expect(both.known.courses[0]?.outcomes.map(({ text }) => text)).toEqual([
      'Outcome 0: Firm, 20 to 60 of 100',
      'Outcome 1: Not known yet',
    ]);
  });

  it('is the days of each course between today and the last of them', async () => {
    const { done } = await shown();
    if (done.state !== 'shown') throw new Error(done.state);
    const [analytics, sql, literacy] = done.courses;
    expect(done.to).toBe('2 Nov 2027');
    expect(analytics).toMatchObject({ text: 'Between 27 December 2026 and 7 February 2027.' });
    expect(Math.round(analytics?.band?.from ?? 0)).toBe(11);
    expect(Math.round(analytics?.band?.to ?? 0)).toBe(23);
    expect(Math.round(analytics?.goal?.at ?? 0)).toBe(18);
    expect(sql?.band).toEqual({ from: 100, to: 100 });
    expect(literacy).toMatchObject({ band: null, goal: null });
    expect(done).toMatchObject({ moves: 'Keep your goal: 23 Jan 2027', others: null });
  });

  it('names the first day alone where the range has no end', async () => {
    const forecasts = exampleForecasts.courses.filter(({ latest, earliest }) => earliest && !latest);
    const { done } = await shown({ forecasts, week: { ...exampleWeek, goal: null } });
    expect(done).toMatchObject({ title: 'Done after 2 Nov 2027', action: { label: 'Set a Goal' } });
    const many = Array.from({ length: 5 }, () => exampleForecasts.courses).flat();
    expect((await shown({ forecasts: many })).done).toMatchObject({ others: 'and 12 other courses' });
  });
});
