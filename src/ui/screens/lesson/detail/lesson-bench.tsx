import { type ReactNode, useContext } from 'react';
import { css } from 'styled-system/css';
import { courseTrail } from '../../../parts/trails.ts';
import { WorkFrame } from '../../../parts/working/frame.tsx';
import { Pane } from '../../../parts/working/pane.tsx';
import { Link } from '../../../primitives/link.tsx';
import { OutlineOpener } from '../outline/opener.ts';
import { Extra } from './extra.tsx';
import { type LessonPageProps, lessonLabels } from './lesson-page.tsx';

const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '4',
  rowGap: '1',
  textStyle: 'small',
  color: 'fg.muted',
  mb: '3',
});
const onlyNarrow = css({ '@container work (min-width: 47rem)': { display: 'none' } });
const end = css({ display: 'flex', flexDirection: 'column', gap: '4', mt: '6' });

type LessonBenchProps = Omit<LessonPageProps, 'children'> & {
  task: ReactNode;
  /** The other panes. */
  children: ReactNode;
};

/** The working frame of a lesson that is an exercise: its task, and beside it what is done about it (§practice.160). */
export function LessonBench(props: LessonBenchProps) {
  const { lesson, courseTo, outlineTo, previousTo, completion, moduleEnd, task, children } = props;
  return (
    <WorkFrame
      place={{
        before: useContext(OutlineOpener),
        trail: courseTrail({ label: lesson.courseTitle, to: courseTo }, { label: lesson.moduleTitle, to: outlineTo }),
        title: lesson.title,
        counted: 'Lesson',
        at: `${lesson.position} of ${lesson.total}`,
        waysLabel: 'Lessons',
        previous: previousTo ? { to: previousTo, label: 'Previous lesson' } : undefined,
        next: nextWay(props),
      }}
    >
      <Pane name="task" label="Task" area="aside" isFirst>
        <p className={facts}>
          <span className={onlyNarrow}>
            <Link to={outlineTo}>{lesson.moduleTitle}</Link>
          </span>
          <span>{lessonLabels[lesson.type]}</span>
          <span>{lesson.duration}</span>
        </p>
        {lesson.packages && <Extra {...lesson.packages} />}
        {task}
        <div className={end}>
          {completion}
          {moduleEnd}
        </div>
      </Pane>
      {children}
    </WorkFrame>
  );
}

/** Where a lesson has neither, as in a preview, nothing is said of a way on. */
function nextWay({ nextTo, previousTo, courseTo }: LessonBenchProps) {
  if (nextTo) return { to: nextTo, label: 'Next lesson' };
  return previousTo ? { to: courseTo, label: 'Finish the course' } : undefined;
}
