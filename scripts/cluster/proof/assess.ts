/** Whether a proof passed, and its figures. */
import type { Held } from './held.ts';
import { type Fault, hasFailed, isNearFault, quantile, type Recorder, type Try } from './recorder.ts';

/** Milliseconds of a p99 that is no worse than another, however short that one is. */
const unnoticed = 300;

type Span = { from: number; to: number };

export type Result = {
  passed: boolean;
  students: number;
  calls: number;
  tries: number;
  failedTries: number;
  /** By status (0: no answer) and call. */
  failures: Record<string, number>;
  acknowledged: number;
  faults: readonly Fault[];
  p99: { undisturbed: number; nearFaults: number; between: number };
  problems: string[];
};

export function assess(
  {
    tries,
    faults,
    writes,
    unanswered,
    refused,
  }: Pick<Recorder, 'tries' | 'faults' | 'writes' | 'unanswered' | 'refused'>,
  { held, undisturbed, students }: { held: Held; undisturbed: Span; students: number },
): Result {
  const p99 = (chosen: readonly Try[]) =>
    Math.round(
      quantile(
        chosen.map(({ milliseconds }) => milliseconds),
        0.99,
      ),
    );
  const isUndisturbed = ({ at }: Try) => at >= undisturbed.from && at < undisturbed.to;
  const isAfter = ({ at }: Try) => at >= undisturbed.to;
  const failed = tries.filter(hasFailed);
  const times = {
    undisturbed: p99(tries.filter(isUndisturbed)),
    nearFaults: p99(tries.filter((one) => isAfter(one) && isNearFault(one, faults))),
    between: p99(tries.filter((one) => isAfter(one) && !isNearFault(one, faults))),
  };
  const mark = Math.max(2 * times.undisturbed, unnoticed);
  const problems = [
    ...held.lost.map((what) => `Lost: ${what}`),
    ...held.doubled.map((what) => `Doubled: ${what}`),
    ...unanswered.map((what) => `Never answered: ${what}`),
    ...refused.map((what) => `Refused: ${what}`),
    ...(times.between > mark ? [`Slow between faults: p99 ${times.between} ms, at most ${mark} ms`] : []),
    ...(writes.length === 0 || faults.length === 0 ? ['Nothing was proved: there were no writes, or no faults'] : []),
  ];
  return {
    passed: problems.length === 0,
    students,
    calls: tries.length - failed.length,
    tries: tries.length,
    failedTries: failed.length,
    failures: countsOf(failed.map(({ status, call }) => `${status} ${call}`)),
    acknowledged: writes.length,
    faults,
    p99: times,
    problems,
  };
}

const countsOf = (names: readonly string[]) =>
  Object.fromEntries([...new Set(names)].toSorted().map((name) => [name, names.filter((one) => one === name).length]));

const countOf = (problems: readonly string[], kind: string) => problems.filter((one) => one.startsWith(kind)).length;

export const sentence = ({
  passed,
  students,
  tries,
  failedTries,
  acknowledged,
  faults,
  p99,
  problems,
}: Result): string =>
  `${passed ? 'Passed' : 'Failed'}: ${students} students, ${faults.length} faults, ${acknowledged} acknowledged writes, ` +
  `${countOf(problems, 'Lost')} lost, ${countOf(problems, 'Doubled')} doubled; ${failedTries} of ${tries} tries failed, ` +
  `${countOf(problems, 'Never')} unmended, ${countOf(problems, 'Refused')} refused; ` +
  `p99 ${p99.undisturbed} ms undisturbed, ${p99.between} ms between faults, ${p99.nearFaults} ms near them`;
