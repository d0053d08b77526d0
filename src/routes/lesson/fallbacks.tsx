import { LoadingText } from '../../ui/primitives/loading-text.tsx';
import { PartFailed } from '../../ui/screens/lesson/detail/part-failed.tsx';

/** How `part` loads what a lesson is about. */
export const lessonFallbacks = {
  waiting: <LoadingText />,
  failed: <PartFailed onReload={() => location.reload()} />,
  isEager: true,
};
