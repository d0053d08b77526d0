import type { ReactNode } from 'react';
import { Pane } from '../../ui/parts/working/pane.tsx';
import { LoadingText } from '../../ui/primitives/loading-text.tsx';
import { PartFailed } from '../../ui/screens/lesson/detail/part-failed.tsx';

/** The options of `part` for the main part of a lesson. */
export const lessonFallbacks = {
  waiting: <LoadingText />,
  failed: <PartFailed onReload={() => location.reload()} />,
  isEager: true,
};

const inPane = (content: ReactNode) => (
  <Pane name="code" label="Code" area="main">
    {content}
  </Pane>
);

/** The same in the working frame of an exercise, beside its task. */
export const exerciseFallbacks = {
  ...lessonFallbacks,
  waiting: inPane(lessonFallbacks.waiting),
  failed: inPane(lessonFallbacks.failed),
};
