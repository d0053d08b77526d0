import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import * as z from 'zod/mini';
import { FormNotes } from '../../../parts/form-notes.tsx';
import { visibleLine } from '../../../parts/visible-text.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { TextField } from '../../../primitives/text-field.tsx';

/** The schema of a name, with the limits that `Name` has in the contract. */
const name = (missing: string) =>
  z
    .string()
    .check(z.trim(), z.minLength(1, missing), z.maxLength(100, 'Please use at most 100 characters.'), visibleLine);

/** The form's fields in their order: label, autocomplete, and schema. */
const fields = {
  first_name: {
    label: 'First name',
    autoComplete: 'given-name',
    required: true,
    rule: name('Please enter your first name.'),
  },
  last_name: {
    label: 'Last name',
    autoComplete: 'family-name',
    required: true,
    rule: name('Please enter your last name.'),
  },
};
type Values = { [Name in keyof typeof fields]: string };

// TypeScript gives `Object.keys` and `Object.fromEntries` plain strings as keys; these are the keys of `fields`.
const names = Object.keys(fields) as (keyof Values)[];
const schema = z.object(
  Object.fromEntries(names.map((field) => [field, fields[field].rule])) as {
    [Name in keyof Values]: (typeof fields)[Name]['rule'];
  },
);

type Form = {
  email: string;
  values: Values;
  /** What was typed before and not sent. */
  typed?: Values | undefined;
  onType?: (values: Values) => void;
  /** The line that says whether the draft is saved. */
  draft?: ReactNode;
  onSubmit: (values: Values) => void;
};

export type ProfileDetailsView =
  | ({ state: 'editing' | 'submitting.underWay' | 'saved' } & Form)
  /** `delayed`: the call is retried by itself. */
  | ({ state: 'submitting.delayed' | 'rejected'; message: string } & Form);

const formStyle = css({ display: 'flex', flexDirection: 'column', gap: '5' });
const pair = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', sm: '[repeat(2, minmax(0, 1fr))]' },
  gap: '5',
});

/** Name and e-mail address (§account.35). One form for all states, so that nothing typed is lost. */
export function ProfileDetailsScreen({ view }: { view: ProfileDetailsView }) {
  const { register, handleSubmit, reset, formState, getValues } = useForm({
    mode: 'onTouched',
    defaultValues: view.typed ?? view.values,
    resolver: zodResolver(schema),
  });
  const { errors } = formState;
  const saved = view.state === 'saved' ? view.values : null;
  useEffect(() => {
    if (saved) reset(saved);
  }, [saved, reset]);
  return (
    <form
      noValidate
      className={formStyle}
      onChange={() => view.onType?.(getValues())}
      onSubmit={handleSubmit((values) => view.onSubmit(values))}
    >
      {match(view)
        .with({ state: 'submitting.delayed' }, { state: 'rejected' }, ({ message }) => (
          <Alert tone="danger" title="Error">
            {message}
          </Alert>
        ))
        .with({ state: 'editing' }, { state: 'submitting.underWay' }, { state: 'saved' }, () => null)
        .exhaustive()}
      <div className={pair}>
        {names.map((field) => {
          const { label, autoComplete, required } = fields[field];
          return (
            <TextField
              key={field}
              label={label}
              autoComplete={autoComplete}
              required={required}
              error={errors[field]?.message}
              {...register(field)}
            />
          );
        })}
      </div>
      <TextField label="Email" type="email" value={view.email} disabled hint="The address cannot be changed." />
      <FormNotes draft={view.draft} waits={view.state === 'submitting.delayed'} />
      <div>
        <Button type="submit" busy={view.state === 'submitting.underWay'} busyLabel="Saving...">
          Save Profile
        </Button>
      </div>
    </form>
  );
}
