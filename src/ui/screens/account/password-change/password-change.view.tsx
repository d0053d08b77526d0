import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import * as z from 'zod/mini';
import type { PasswordChange } from '../../../../api/generated/schema.d.ts';
import { currentPassword } from '../../../parts/account/current-password.ts';
import { mismatch, newPassword } from '../../../parts/account/new-password.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { PasswordField } from '../../../primitives/password-field.tsx';

type Form = { onSubmit: (passwords: PasswordChange) => void };

export type PasswordChangeView =
  /** `onType` is called when the first letter is typed. */
  | ({ state: 'empty'; onType: () => void } & Form)
  | ({ state: 'editing' | 'submitting' } & Form)
  | ({ state: 'wrongPassword'; message: string } & Form)
  /** `field`: set if the server refused the new password itself. */
  | ({ state: 'rejected'; message: string; field: 'newPassword' | null } & Form);

const schema = z
  .object({
    currentPassword,
    newPassword,
    confirmPassword: z.string(),
  })
  .check(z.refine((values) => values.newPassword === values.confirmPassword, mismatch));

const formStyle = css({ display: 'flex', flexDirection: 'column', gap: '5' });
const empty = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** Changing the password while signed in (§account.36). One form for all states, so that nothing typed is lost. */
export function PasswordChangeScreen({ view }: { view: PasswordChangeView }) {
  const { register, handleSubmit, trigger, reset, setError, formState } = useForm({
    mode: 'onTouched',
    defaultValues: empty,
    resolver: zodResolver(schema),
  });
  const { errors, touchedFields } = formState;
  const { state } = view;
  const wrong = view.state === 'wrongPassword' ? view.message : null;
  const refused = view.state === 'rejected' && view.field ? view.message : null;
  useEffect(() => {
    if (state === 'empty') reset(empty);
    if (wrong) setError('currentPassword', { message: wrong }, { shouldFocus: true });
    if (refused) setError('newPassword', { message: refused }, { shouldFocus: true });
  }, [state, wrong, refused, reset, setError]);
  // A confirmation that was already checked is checked again when the password changes.
  const recheck = () => touchedFields.confirmPassword && trigger('confirmPassword');
  return (
    <form
      method="post"
      noValidate
      className={formStyle}
      onChange={() => view.state === 'empty' && view.onType()}
      onSubmit={handleSubmit(({ currentPassword, newPassword }) => view.onSubmit({ currentPassword, newPassword }))}
    >
      {match(view)
        .with({ state: 'rejected', field: 'newPassword' }, () => null)
        .with({ state: 'rejected' }, ({ message }) => (
          <Alert tone="danger" title="Error">
            {message}
          </Alert>
        ))
        .with({ state: 'wrongPassword' }, () => null)
        .with({ state: 'empty' }, { state: 'editing' }, { state: 'submitting' }, () => null)
        .exhaustive()}
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        required
        error={errors.currentPassword?.message}
        {...register('currentPassword')}
      />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        required
        hint="At least 6 characters, with an uppercase letter and a number."
        error={errors.newPassword?.message}
        {...register('newPassword', { onChange: recheck })}
      />
      <PasswordField
        label="Confirm new password"
        autoComplete="new-password"
        required
        error={errors.confirmPassword?.message}
        {...register('confirmPassword')}
      />
      <div>
        <Button type="submit" busy={state === 'submitting'} busyLabel="Changing password...">
          Change Password
        </Button>
      </div>
    </form>
  );
}
