import { css } from 'styled-system/css';
import type { useSentForm } from '../../../parts/use-sent-form.ts';
import { RadioGroup } from '../../../primitives/radio-group.tsx';
import { TextField } from '../../../primitives/text-field.tsx';
import type { TypedLatePolicy } from './late-policy-form.ts';

const pair = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(auto-fit, minmax(min(12rem, 100%), 1fr))]',
  gap: '4',
});
const note = css({ textStyle: 'small', color: 'fg.muted', overflowWrap: 'anywhere' });

type LatePolicyFieldsProps = Pick<ReturnType<typeof useSentForm<TypedLatePolicy>>, 'field' | 'choice'> & {
  /** What each choice means: an own policy, or none. */
  choices: Record<TypedLatePolicy['whose'], string>;
  changed: string | undefined;
  isOwn: boolean;
};

/** What late work costs, and until when it is taken (§teaching.100). */
export function LatePolicyFields({ choices, changed, isOwn, field, choice }: LatePolicyFieldsProps) {
  return (
    <>
      <RadioGroup
        legend="Work submitted after its due date"
        options={[
          { value: 'course', label: choices.course },
          { value: 'own', label: choices.own },
        ]}
        {...choice('whose')}
      />
      {isOwn && (
        <div className={pair}>
          <TextField label="Grace period in minutes" inputMode="numeric" {...field('graceMinutes')} />
          <TextField label="Percent off per day" inputMode="numeric" {...field('percentPerDay')} />
          <TextField label="Lowest grade left, in percent" inputMode="numeric" {...field('floor')} />
          <TextField label="Days late work is taken" inputMode="numeric" {...field('lastDay')} />
        </div>
      )}
      <p className={note}>
        A day counts from its first second after the grace period. Each student's own due date counts, with any more
        time that they were given, and of several submissions the first one.
      </p>
      {changed && <p className={note}>{changed}</p>}
    </>
  );
}
