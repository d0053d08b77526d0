/** A lesson and the list that stands in the outline beside it, for stories. */
import type { ReactNode } from 'react';
import type { LessonContent } from '../../../../api/generated/schema.d.ts';
import { Offered } from '../completion/completion.view.stories.tsx';
import { LessonCompletionScreen } from '../completion/completion.view.tsx';
import { LessonScreen } from '../detail/detail.view.tsx';
import { LessonModulesScreen } from '../modules/modules.view.tsx';
import type { OutlineModule } from '../modules/outline-module.ts';

const courseTo = '/courses/data-analytics';

export const listOf = (modules: readonly OutlineModule[]) => (
  <LessonModulesScreen view={{ state: 'listed', modules }} />
);

export const lessonOf = (lesson: LessonContent, content: { text?: string; part?: ReactNode }) => (
  <LessonScreen
    view={{
      state: 'open',
      page: {
        lesson,
        courseTo,
        outlineTo: `${courseTo}/outline`,
        nextTo: `${courseTo}/lessons/m1-l2`,
        completion: <LessonCompletionScreen {...Offered.args} />,
        moduleEnd: null,
      },
      content,
    }}
  />
);
