import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { KeptLatePolicy, LatePolicyPreview } from '../../machines/grading/late-policies.ts';
import type { latePolicyMachine } from '../../machines/grading/late-policy.machine.ts';
import type { LatePolicyView } from '../../ui/screens/grading/late-policy/late-policy.view.tsx';
import type { TypedLatePolicy } from '../../ui/screens/grading/late-policy/late-policy-form.ts';
import { dayAndTime } from '../dates.ts';
import { sentence } from '../sentence.ts';
import type { Draft } from '../sync/draft.tsx';
import { writtenValues } from '../sync/written-values.ts';

type Snapshot = SnapshotFrom<typeof latePolicyMachine>;
type Send = ActorRefFrom<typeof latePolicyMachine>['send'];
type Means = { zone: string; draft: Draft<'latePolicy'> };

export function connectLatePolicy(snapshot: Snapshot, send: Send, { zone, draft }: Means): LatePolicyView {
  const { target, kept, preview, failure, unread } = snapshot.context;
  const onClose = () => send({ type: 'close' });
  const isOfCourse = target?.assignmentId === null;
  const open = { about: kept?.assignment?.title ?? (isOfCourse ? 'The whole course' : ''), onClose };
  const form = {
    ...open,
    ...writtenValues(draft, send),
    written: draft.values ?? typedOf(kept),
    choices: isOfCourse
      ? { course: 'Is not taken', own: 'Is taken' }
      : { course: courseChoice(kept), own: 'This assignment has its own policy' },
    hasCoursePolicy: kept?.coursePolicy !== undefined,
    changed: changedText(kept, zone),
  };
  const onSubmit = (typed: TypedLatePolicy) => send({ type: 'submit', policy: policyIn(typed) });
  const why = sentence(failure, 'There was an error saving the policy. Please try again.');
  return match(snapshot.value)
    .returnType<LatePolicyView>()
    .with('closed', () => ({ state: 'closed' }))
    .with('loading', (state) => ({ state, ...open }))
    .with('failed', (state) => ({
      state,
      ...open,
      why: sentence(unread, 'Please try again.'),
      onRetry: () => send({ type: 'retry' }),
    }))
    .with('writing', (state) => ({ state, ...form, onSubmit }))
    .with({ previewing: 'underWay' }, () => ({ state: 'previewing.underWay', ...form }))
    .with({ previewing: 'failed' }, () => ({
      state: 'previewing.failed',
      ...form,
      onSubmit,
      why: sentence(failure, 'Please try again.'),
    }))
    .with('confirming', (state) => ({ state, ...form, onSubmit, preview: previewOf(preview ?? nothingPreviewed) }))
    .with({ sending: 'underWay' }, () => ({ state: 'sending.underWay', ...form }))
    .with({ sending: 'delayed' }, () => ({ state: 'sending.delayed', ...form, onSubmit, why }))
    .with('rejected', (state) => ({ state, ...form, onSubmit, why }))
    .with('outdated', (state) => ({
      state,
      ...form,
      onSubmit,
      why: `${why} Now it is: ${policyText(kept?.policy)} What you typed is kept below.`,
    }))
    .exhaustive();
}

type LatePolicy = NonNullable<KeptLatePolicy['policy']>;

/** A policy that is added begins with what is usual. */
const usual: LatePolicy = { graceMinutes: 15, percentPerDay: 10, floor: 0, lastDay: 7 };

function typedOf(kept: KeptLatePolicy | null): TypedLatePolicy {
  const { graceMinutes, percentPerDay, floor, lastDay } = kept?.policy ?? usual;
  return {
    whose: kept?.policy ? 'own' : 'course',
    graceMinutes: String(graceMinutes),
    percentPerDay: String(percentPerDay),
    floor: String(floor),
    lastDay: String(lastDay),
  };
}

const policyIn = ({ whose, ...typed }: TypedLatePolicy): LatePolicy | null =>
  whose === 'course'
    ? null
    : {
        graceMinutes: Number(typed.graceMinutes),
        percentPerDay: Number(typed.percentPerDay),
        floor: Number(typed.floor),
        lastDay: Number(typed.lastDay),
      };

const courseChoice = (kept: KeptLatePolicy | null) => `As in the course: ${policyText(kept?.coursePolicy)}`;

const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;

/** `10% off per day after 15 minutes, at least 50% left, taken for 7 days.` */
function policyText(policy: LatePolicy | undefined): string {
  if (!policy) return 'late work is not taken.';
  const { graceMinutes, percentPerDay, floor, lastDay } = policy;
  if (graceMinutes === 0 && lastDay === 0) return 'late work is not taken.';
  const grace = counted(graceMinutes, 'minute');
  return [
    percentPerDay === 0 ? 'nothing off' : `${percentPerDay}% off per day${graceMinutes === 0 ? '' : ` after ${grace}`}`,
    ...(percentPerDay === 0 || floor === 0 ? [] : [`at least ${floor}% left`]),
    `taken for ${lastDay === 0 ? grace : counted(lastDay, 'day')}.`,
  ].join(', ');
}

function changedText(kept: KeptLatePolicy | null, zone: string): string | undefined {
  if (!kept?.changedAt) return undefined;
  const by = kept.changedBy === undefined ? '' : ` by ${kept.changedBy}`;
  return `Last changed${by} on ${dayAndTime(zone, kept.changedAt)}.`;
}

const nothingPreviewed: LatePolicyPreview = { submissions: 0, late: 0, deductions: [], students: [] };

function previewOf(preview: LatePolicyPreview) {
  return {
    text: previewText(preview),
    students: preview.students.map(({ name, assignment, percent }) => `${name}, ${assignment}: ${percent}`),
  };
}

/** `Of 42 submissions 5 are late: 3 would lose 10, 2 would lose 20.` */
function previewText({ submissions, late, deductions }: LatePolicyPreview): string {
  const of = `Of ${counted(submissions, 'submission')} ${late === 0 ? 'none' : late} ${late === 1 ? 'is' : 'are'} late`;
  if (late === 0) return `${of}.`;
  const losses = deductions.map(({ percent, submissions: count }) => `${count} would lose ${percent}`);
  return `${of}: ${losses.length > 0 ? losses.join(', ') : 'none would lose anything'}.`;
}
