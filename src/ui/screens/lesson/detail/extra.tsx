import { Alert } from '../../../primitives/alert.tsx';

export type ExtraProps = {
  /** What its code needs. */
  names: readonly string[];
  /** Absent where the server does not have it. */
  files?: readonly unknown[] | undefined;
};

/** Says before an extra begins that it counts for nothing, and whether its code can be run here (§practice.147). */
export function Extra({ names, files }: ExtraProps) {
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
