import type { SnapshotFrom } from 'xstate';
import type { analyticsMasteryMachine, MasteredCourse } from '../../machines/analytics/mastery.machine.ts';
import { paths } from '../../paths.ts';
import { inHundred, levelLabels } from '../../ui/screens/analytics/mastery/texts.ts';
import type { PicturesProps } from '../../ui/screens/analytics/pictures/pictures.tsx';
import { otherCourses } from '../../ui/screens/analytics/week/texts.ts';

type Outcome = MasteredCourse['outcomes'][number];

/** How many courses are drawn, and outcomes of all of them together, so that the picture stays small. */
const most = { courses: 2, outcomes: 10 };

const isAnswered = ({ outcomes }: MasteredCourse) => outcomes.some(({ level }) => level !== 'unknown');
const review = { label: 'Review', to: paths.review };

/** All outcomes on one axis; the courses with answers first, as far as there is room. */
export function knownPicture({
  value,
  context: { courses },
}: SnapshotFrom<typeof analyticsMasteryMachine>): PicturesProps['known'] {
  if (value === 'failed') return { state: 'failed' };
  if (value === 'loading' || value === 'deciding') return { state: 'loading' };
  const outcomes = courses.flatMap((course) => course.outcomes);
  const answered = courses.filter(isAnswered);
  if (answered.length === 0) {
    const text = 'Answer questions in your lessons, and each outcome gets its range here.';
    return { state: 'empty', title: 'What you know shows here', text, action: review };
  }
  const firm = outcomes.filter(({ level }) => level === 'firm').length;
  const drawn = fitting(answered);
  return {
    state: 'shown',
    title: `${firm} of ${outcomes.length} outcomes firm`,
    action: actionFor(answered),
    courses: drawn.map((course) => ({
      id: course.courseId,
      title: course.title,
      outcomes: course.outcomes.map((outcome) => ({ ...outcome, text: textOf(outcome) })),
    })),
    others: otherCourses(courses.length - drawn.length),
  };
}

/** The first is always drawn, whole. */
function fitting(courses: readonly MasteredCourse[]): readonly MasteredCourse[] {
  let lines = 0;
  return courses.slice(0, most.courses).filter(({ outcomes }, index) => {
    lines += outcomes.length;
    return index === 0 || lines <= most.outcomes;
  });
}

/** To the course in which most is shaky. */
function actionFor(courses: readonly MasteredCourse[]) {
  const shakyIn = ({ outcomes }: MasteredCourse) => outcomes.filter(({ level }) => level === 'shaky').length;
  const [worst] = courses.toSorted((one, other) => shakyIn(other) - shakyIn(one));
  return worst && shakyIn(worst) > 0 ? { label: `Practice ${worst.title}`, to: paths.outline(worst.courseId) } : review;
}

const textOf = ({ text, level, low, high }: Outcome) =>
  level === 'unknown'
    ? `${text}: ${levelLabels.unknown}`
    : `${text}: ${levelLabels[level]}, ${inHundred(low)} to ${inHundred(high)} of 100`;
