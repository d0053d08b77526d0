/** The dialogs of what counts in the gradebook, in one file that is loaded when one of them is first opened. */
import type { ComponentProps } from 'react';
import { LatePolicy } from '../../grading/late-policy.tsx';
import { Weights } from './weights.tsx';

type Policy = ComponentProps<typeof LatePolicy>;
/** Null for a dialog that is closed. */
type Props = {
  weights: ComponentProps<typeof Weights>['flow'] | null;
  latePolicy: Pick<Policy, 'flow' | 'subject'> | null;
  zone: string;
};

export function Rules({ weights, latePolicy, zone }: Props) {
  return (
    <>
      {weights && <Weights flow={weights} zone={zone} />}
      {latePolicy && <LatePolicy {...latePolicy} zone={zone} />}
    </>
  );
}
