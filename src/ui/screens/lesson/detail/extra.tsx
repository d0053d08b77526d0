import type { LessonPackages } from '../../../../api/generated/schema.d.ts';
import { Alert } from '../../../primitives/alert.tsx';

/** Says above an extra that it does not count, and whether its code can be run here (§practice.147). */
export function Extra({ names, files }: LessonPackages) {
  const needed = names.join(', ');
  return files ? (
    <Alert title={`An extra lesson with ${needed}`}>
      It does not count toward the course or its certificate: you can do it now, later or not at all.
    </Alert>
  ) : (
    <Alert title={`An extra lesson with ${needed}, which cannot be run here`}>
      This site does not have {needed}. You can read on, and try the code in a Python of your own, or go on to the next
      lesson: this one does not count toward the course or its certificate.
    </Alert>
  );
}
