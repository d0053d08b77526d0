/** The lesson around an exercise's panes, for stories. */
import type { ReactNode } from 'react';
import { fn } from 'storybook/test';
import type { LessonContent } from '../../../../api/generated/schema.d.ts';
import { Markdown } from '../../../parts/markdown.tsx';
import { AskButton } from '../../course/instructor-message/ask-button.tsx';
import { LessonBench } from '../../lesson/detail/lesson-bench.tsx';
import type { AsideTab, WorkbenchView } from './workbench.view.tsx';

const courseTo = '/courses/sql-for-beginners';

type StoryFrameProps = { lesson: LessonContent & { type: 'exercise' }; children: ReactNode };

export function StoryFrame({ lesson, children }: StoryFrameProps) {
  return (
    <LessonBench
      lesson={lesson}
      courseTo={courseTo}
      outlineTo={`${courseTo}/outline`}
      previousTo={`${courseTo}/lessons/m1-l5`}
      nextTo={`${courseTo}/lessons/m2-l1`}
      completion={<AskButton onAsk={fn()} />}
      moduleEnd={null}
      task={<Markdown>{lesson.body}</Markdown>}
    >
      {children}
    </LessonBench>
  );
}

export const onShow = fn();
export const onResize = fn();
export const onWiden = fn();
export const onNarrow = fn();

const around = {
  sizes: { aside: 38, code: 50 },
  range: { aside: { least: 20, most: 65 }, code: { least: 20, most: 80 } },
  onShow,
  onResize,
};

export const beside = (
  shown: Pick<Extract<WorkbenchView, { onWiden: unknown }>, 'state'> & { tab?: AsideTab },
): WorkbenchView => ({ ...around, tab: 'task', ...shown, onWiden });

export const full = (shown: Pick<Extract<WorkbenchView, { onNarrow: unknown }>, 'state'>): WorkbenchView => ({
  ...around,
  tab: 'task',
  ...shown,
  onNarrow,
});
