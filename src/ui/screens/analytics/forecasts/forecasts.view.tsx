import { css } from 'styled-system/css';
import { match, P } from 'ts-pattern';
import type { CourseForecast, ForecastRightness } from '../../../../api/generated/schema.d.ts';
import { RetryAlert } from '../../../parts/retry-alert.tsx';
import { Loading } from '../../../primitives/loading.tsx';
import { Section } from '../../../primitives/section.tsx';
import { sections } from '../pictures/sections.ts';
import { type Range, rangeOfDays, rightnessText } from './texts.ts';

export type ShownForecast = Range &
  Pick<CourseForecast, 'title' | 'lessonsLeft' | 'minutesLeft' | 'pace'> & {
    id: string;
    /** `27 December 2026` */
    ifGoal: string | null;
  };

export type AnalyticsForecastsView =
  | { state: 'loading' }
  | { state: 'failed'; reason: string; onRetry: () => void }
  | { state: 'empty' }
  | { state: 'shown' | 'refreshing'; courses: readonly ShownForecast[]; rightness: ForecastRightness | null };

const list = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[repeat(2, minmax(0, 1fr))]' },
  gap: '5',
  listStyleType: 'none',
});
const item = css({ display: 'flex', flexDirection: 'column', gap: '1', maxWidth: 'prose' });
const name = css({ textStyle: 'h4' });
const note = css({ textStyle: 'small', color: 'fg.muted' });

/** When each course will be done (§analytics.52). */
export function AnalyticsForecastsScreen({ view }: { view: AnalyticsForecastsView }) {
  return (
    <Section id={sections.done} title="Done by" lead="From your own weeks. 80% likely at your current pace.">
      {match(view)
        .with({ state: 'loading' }, () => <Loading shape="part">Loading your forecasts...</Loading>)
        .with({ state: 'failed' }, ({ reason, onRetry }) => <RetryAlert onRetry={onRetry}>{reason}</RetryAlert>)
        .with({ state: 'empty' }, () => <p className={note}>No course is under way.</p>)
        .with({ state: P.union('shown', 'refreshing') }, ({ state, courses, rightness }) => (
          <>
            <ul className={list} aria-busy={state === 'refreshing'}>
              {courses.map((course) => (
                <Course key={course.id} course={course} />
              ))}
            </ul>
            {rightness && <p className={note}>{rightnessText(rightness)}</p>}
          </>
        ))
        .exhaustive()}
    </Section>
  );
}

function Course({ course }: { course: ShownForecast }) {
  const { title, ifGoal } = course;
  return (
    <li className={item}>
      <h3 className={name}>{title}</h3>
      <p>{rangeOfDays(course)}</p>
      <p className={note}>{remainingText(course)}</p>
      {ifGoal !== null && <p className={note}>If you keep your goal: {ifGoal}.</p>}
    </li>
  );
}

/** `24 lessons left, about 9 h, at 3.3 lessons a week.` */
function remainingText({ lessonsLeft, minutesLeft, pace, earliest }: ShownForecast): string {
  const left = `${lessonsLeft} lesson${lessonsLeft === 1 ? '' : 's'} left, about ${hoursText(minutesLeft)}`;
  const rounded = Math.round(pace * 10) / 10;
  return earliest === null ? `${left}.` : `${left}, at ${rounded} lesson${rounded === 1 ? '' : 's'} a week.`;
}

const hoursText = (minutes: number) => (minutes < 60 ? `${minutes} min` : `${Math.round(minutes / 60)} h`);
