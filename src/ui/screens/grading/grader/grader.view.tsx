import { match } from 'ts-pattern';
import { Alert } from '../../../primitives/alert.tsx';

export type GradingGraderView =
  /** `other`: who was there when it was asked last. */
  | { state: 'asking' | 'unknown'; other?: string | undefined }
  | { state: 'alone' }
  | { state: 'together'; other: string };

/** Says who else has the submission open (§grading.19). The live region stands always: only changes are announced. */
export function GradingGraderScreen({ view }: { view: GradingGraderView }) {
  const other = match(view)
    .with({ state: 'asking' }, { state: 'unknown' }, { state: 'together' }, (open) => open.other)
    .with({ state: 'alone' }, () => undefined)
    .exhaustive();
  return (
    <div role="status">
      {other && (
        <Alert tone="warning" title={`${other} is grading this`}>
          You can read it. If you both return it, the second is told and nothing is overwritten.
        </Alert>
      )}
    </div>
  );
}
