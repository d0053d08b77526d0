/** What a proof remembers: each try of a call, each fault, and each write that was acknowledged. */
export type Try = { at: number; milliseconds: number; status: number; call: string };
/** `noticed` is for how many milliseconds from its beginning students may notice it. */
export type Fault = { at: number; name: string; noticed: number; wholeAfter: number | null };
export type Write =
  | { kind: 'account'; email: string }
  | { kind: 'enrolment'; email: string; courseId: string }
  | { kind: 'completed lesson'; email: string; courseId: string; lessonId: string }
  | { kind: 'message'; email: string; text: string }
  | { kind: 'goal'; email: string; minutes: number };

/** `key` is the one that it was sent under. */
export type Acknowledged = Write & { key: string };

export function createRecorder() {
  const tries: Try[] = [];
  const faults: Fault[] = [];
  const writes: Acknowledged[] = [];
  const unanswered: string[] = [];
  const refused: string[] = [];
  return {
    tries,
    faults,
    /** Acknowledged, in the order of their answers. */
    writes,
    /** Calls that sending them again did not mend. */
    unanswered,
    /** Final answers that no student should get here. */
    refused,
    tried: (one: Try) => void tries.push(one),
    acknowledged: (write: Acknowledged) => void writes.push(write),
  };
}

export type Recorder = ReturnType<typeof createRecorder>;

/** The share `q` of the sorted values; 0 of none. */
export function quantile(values: readonly number[], q: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? 0;
}

/** A status of 0 stands for none. */
export const hasFailed = ({ status }: Try): boolean => status === 0 || status >= 500;

export const isNearFault = ({ at, milliseconds }: Try, faults: readonly Fault[]): boolean =>
  faults.some((fault) => at + milliseconds >= fault.at && at <= fault.at + fault.noticed);
