import type { SnapshotFrom } from 'xstate';
import type { analyticsForecastsMachine, Forecast } from '../../machines/analytics/forecasts.machine.ts';
import type { Goal } from '../../machines/analytics/goal.machine.ts';
import { paths } from '../../paths.ts';
import { rangeOfDays } from '../../ui/screens/analytics/forecasts/texts.ts';
import type { PicturesProps } from '../../ui/screens/analytics/pictures/pictures.tsx';
import { sections } from '../../ui/screens/analytics/pictures/sections.ts';
import { otherCourses } from '../../ui/screens/analytics/week/texts.ts';
import { format } from '../dates-in-sentences.ts';
import { dayText } from './forecasts.connect.ts';

/** How many courses are drawn, so that the picture stays small. */
const drawnAtMost = 3;

const shortText = (day: string) => format('UTC', day, { day: 'numeric', month: 'short', year: 'numeric' });

/** A band of days for each course, from today to the last of all days that are drawn. */
export function donePicture(
  { value, context: { courses } }: SnapshotFrom<typeof analyticsForecastsMachine>,
  today: string | null,
  goal: Goal | null,
): PicturesProps['done'] {
  if (value === 'failed') return { state: 'failed' };
  if (value === 'loading' || value === 'deciding') return { state: 'loading' };
  const action = goal ? { label: 'Your Path', to: paths.path } : { label: 'Set a Goal', to: `#${sections.goal}` };
  const [first] = courses;
  if (!first)
    return {
      state: 'empty',
      title: 'No course is under way',
      text: 'Enroll in one to see when you will be done.',
      action: { label: 'See All Courses', to: paths.courses },
    };
  // Courses with a range first; otherwise in their order.
  const drawn = courses.toSorted((one, other) => Number(one.earliest === null) - Number(other.earliest === null));
  const known = drawn.filter(({ earliest }) => earliest !== null);
  if (known.length === 0 || today === null) return noneYet(action);
  const shown = drawn.slice(0, drawnAtMost);
  const last =
    shown.flatMap(({ earliest, latest, ifGoal }) => [earliest, latest, ifGoal]).reduce(laterOf, null) ?? today;
  const kept = known[0]?.ifGoal;
  return {
    state: 'shown',
    title: titleOf(known[0] ?? first, known.length === 1),
    action,
    courses: shown.map((course) => bandOf(course, today, last)),
    others: otherCourses(courses.length - shown.length),
    to: shortText(last),
    moves: kept ? `Keep your goal: ${shortText(kept)}` : null,
  };
}

function noneYet(action: { label: string; to: string }): PicturesProps['done'] {
  const text = rangeOfDays({ earliest: null, latest: null });
  return { state: 'empty', title: 'When you will be done', text, action };
}

const laterOf = (one: string | null, other: string | null) =>
  other !== null && (one === null || other > one) ? other : one;

/** The first course's: `Data Analytics by 7 Feb 2027`; `Done by 7 Feb 2027` where it is the only one. */
const titleOf = ({ title: course, earliest, latest }: Forecast, isOnly: boolean) => {
  const title = isOnly ? 'Done' : course;
  return latest === null ? `${title} after ${shortText(earliest ?? '')}` : `${title} by ${shortText(latest)}`;
};

function bandOf({ courseId, title, earliest, latest, ifGoal }: Forecast, today: string, last: string) {
  const length = Math.max(Date.parse(last) - Date.parse(today), 1);
  const at = (day: string) => Math.min(Math.max(((Date.parse(day) - Date.parse(today)) / length) * 100, 0), 100);
  return {
    id: courseId,
    title,
    text: rangeOfDays({ earliest: dayText(earliest), latest: dayText(latest) }),
    // A range without an end goes on to the edge.
    band: earliest === null ? null : { from: at(earliest), to: latest === null ? 100 : at(latest) },
    goal: ifGoal === null ? null : { at: at(ifGoal), text: `If you keep your goal: ${dayText(ifGoal)}.` },
  };
}
