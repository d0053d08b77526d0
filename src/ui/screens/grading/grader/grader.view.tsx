import { match } from 'ts-pattern';
import { Alert } from '../../../primitives/alert.tsx';

export type GradingGraderView =
  /** `other`: who had the submission open according to the last answer. */
  | { state: 'asking' | 'unknown'; other?: string | undefined }
  | { state: 'alone' }
  | { state: 'together'; other: string };

/** Says who else has the submission open (§grading.19). Always rendered, as live regions only announce changes. */
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
