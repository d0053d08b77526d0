import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import * as z from 'zod/mini';
import type { Goal } from '../../../../api/generated/schema.d.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { Section } from '../../../primitives/section.tsx';
import { SelectField } from '../../../primitives/select-field.tsx';
import { TextField } from '../../../primitives/text-field.tsx';
import { sections } from '../pictures/sections.ts';
import { weeklyGoalText } from '../week/texts.ts';

type Shown = { goal: Goal | null; onEdit: () => void; onRemove: () => void };
type Form = { goal: Goal };
type Submit = { onSubmit: (goal: Goal) => void; onCancel: () => void };

export type AnalyticsGoalView =
  | ({ state: 'shown' } & Shown)
  | { state: 'removing'; goal: Goal | null }
  | ({ state: 'notRemoved'; why: string } & Shown)
  | ({ state: 'editing' } & Form & Submit)
  | ({ state: 'saving' } & Form)
  | ({ state: 'rejected'; why: string } & Form & Submit);

const stack = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '4' });
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });
const pair = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', sm: '[repeat(2, minmax(0, 14rem))]' },
  gap: '5',
  width: 'full',
});
const formStyle = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '5' });

const days = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ value: String(day), label: day === 1 ? '1 day' : `${day} days` }));

/** The fewest and the most minutes that the contract accepts. */
const [least, most] = [5, 240];
const schema = z.object({
  days: z.string(),
  minutes: z.string().check(
    z.trim(),
    z.minLength(1, 'Please enter how many minutes.'),
    z.refine((minutes) => /^\d{1,3}$/.test(minutes) && Number(minutes) >= least && Number(minutes) <= most, {
      message: `Please enter whole minutes, from ${least} to ${most}.`,
    }),
  ),
});

/** A student's goal for each week (§analytics.28). */
export function AnalyticsGoalScreen({ view }: { view: AnalyticsGoalView }) {
  return (
    <Section id={sections.goal} title="Your goal" lead="Yours alone: change or remove it any time.">
      {match(view)
        .with({ state: 'shown' }, (shown) => <Shown {...shown} />)
        .with({ state: 'removing' }, ({ goal }) => <Shown goal={goal} busy />)
        .with({ state: 'notRemoved' }, (shown) => <Shown {...shown} />)
        .with({ state: 'editing' }, { state: 'saving' }, { state: 'rejected' }, (form) => <GoalForm view={form} />)
        .exhaustive()}
    </Section>
  );
}

type ShownProps = { goal: Goal | null; onEdit?: () => void; onRemove?: () => void; why?: string; busy?: boolean };

function Shown({ goal, onEdit, onRemove, why, busy = false }: ShownProps) {
  return (
    <div className={stack}>
      {why && (
        <Alert tone="danger" title="Your goal was not removed">
          {why}
        </Alert>
      )}
      <p>{goal ? `${weeklyGoalText(goal)}.` : 'You have no goal.'}</p>
      <div className={row}>
        <Button variant="secondary" aria-disabled={busy} onClick={onEdit}>
          {goal ? 'Change Goal' : 'Set a Goal'}
        </Button>
        {goal && (
          <Button variant="ghost" busy={busy} busyLabel="Removing..." onClick={onRemove}>
            Remove Goal
          </Button>
        )}
      </div>
    </div>
  );
}

type FormView = Extract<AnalyticsGoalView, { state: 'editing' | 'saving' | 'rejected' }>;

function GoalForm({ view }: { view: FormView }) {
  const busy = view.state === 'saving';
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    defaultValues: { days: String(view.goal.days), minutes: String(view.goal.minutes) },
  });
  const submit = handleSubmit((typed) => {
    if ('onSubmit' in view) view.onSubmit({ days: Number(typed.days), minutes: Number(typed.minutes) });
  });
  return (
    <form noValidate className={formStyle} onSubmit={submit}>
      {view.state === 'rejected' && (
        <Alert tone="danger" title="Your goal was not saved">
          {view.why}
        </Alert>
      )}
      <div className={pair}>
        <SelectField label="On how many days a week" options={days} autoFocus {...register('days')} />
        <TextField
          label="Minutes on each of them"
          inputMode="numeric"
          autoComplete="off"
          error={formState.errors.minutes?.message}
          readOnly={busy}
          {...register('minutes')}
        />
      </div>
      <div className={row}>
        <Button type="submit" busy={busy} busyLabel="Saving...">
          Save Goal
        </Button>
        {'onCancel' in view && (
          <Button variant="secondary" onClick={view.onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
