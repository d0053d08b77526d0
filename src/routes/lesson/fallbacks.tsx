import { LoadingText } from '../../ui/primitives/loading-text.tsx';
import { PartFailed } from '../../ui/screens/lesson/detail/part-failed.tsx';

/** The options of `part` for the main part of a lesson. */
export const lessonFallbacks = {
  waiting: <LoadingText />,
  failed: <PartFailed onReload={() => location.reload()} />,
  isEager: true,
};
