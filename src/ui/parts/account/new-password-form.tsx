import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { css } from 'styled-system/css';
import * as z from 'zod/mini';
import { Alert } from '../../primitives/alert.tsx';
import { Button } from '../../primitives/button.tsx';
import { PasswordField } from '../../primitives/password-field.tsx';
import { mismatch, newPassword } from './new-password.ts';

const schema = z
  .object({ password: newPassword, confirmPassword: z.string() })
  .check(z.refine(({ password, confirmPassword }) => password === confirmPassword, mismatch));

const formStyle = css({ display: 'flex', flexDirection: 'column', gap: '4' });

export type NewPasswordFormProps = {
  label?: string | undefined;
  /** The fields' first values: what was typed before. */
  password: string;
  submitLabel: string;
  busyLabel: string;
  busy: boolean;
  message?: string | undefined;
  /** Why the server refused the password. */
  refusal?: string | undefined;
  onSubmit: (password: string) => void;
  /** Fields above the password. */
  children?: ReactNode;
};

/** A new password and its confirmation, for registration and for a reset. */
export function NewPasswordForm({
  label = 'Password',
  password,
  submitLabel,
  busyLabel,
  busy,
  message,
  refusal,
  onSubmit,
  children,
}: NewPasswordFormProps) {
  const { register, handleSubmit, trigger, setError, formState } = useForm({
    mode: 'onTouched',
    defaultValues: { password, confirmPassword: password },
    resolver: zodResolver(schema),
  });
  const { errors, touchedFields } = formState;
  useEffect(() => {
    if (refusal) setError('password', { message: refusal }, { shouldFocus: true });
  }, [refusal, setError]);
  // A confirmation that was already checked is checked again when the password changes.
  const recheck = () => touchedFields.confirmPassword && trigger('confirmPassword');
  return (
    <form method="post" noValidate className={formStyle} onSubmit={handleSubmit((values) => onSubmit(values.password))}>
      {message && <Alert tone="danger">{message}</Alert>}
      {children}
      <PasswordField
        label={label}
        autoComplete="new-password"
        required
        hint="At least 6 characters, with an uppercase letter and a number."
        error={errors.password?.message}
        {...register('password', { onChange: recheck })}
      />
      <PasswordField
        label="Confirm Password"
        autoComplete="new-password"
        required
        error={errors.confirmPassword?.message}
        {...register('confirmPassword')}
      />
      <Button type="submit" size="lg" full busy={busy} busyLabel={busyLabel}>
        {submitLabel}
      </Button>
    </form>
  );
}
