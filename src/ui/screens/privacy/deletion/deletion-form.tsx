import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { css } from 'styled-system/css';
import * as z from 'zod/mini';
import { currentPassword } from '../../../parts/current-password.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { PasswordField } from '../../../primitives/password-field.tsx';

export type DeletionFormProps = {
  busy: boolean;
  /** What is wrong with the password. */
  wrong: string | null;
  /** Why the deletion could not be asked for otherwise. */
  refused: string | null;
  onSubmit: (currentPassword: string) => void;
  onCancel: () => void;
};

const schema = z.object({ currentPassword });
const empty = { currentPassword: '' };

const formStyle = css({ display: 'flex', flexDirection: 'column', gap: '5' });
const list = css({ listStyleType: 'disc', pl: '5', m: '0' });
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '3' });

/** Says what will happen, and asks for the password. */
export function DeletionForm({ busy, wrong, refused, onSubmit, onCancel }: DeletionFormProps) {
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    mode: 'onTouched',
    defaultValues: empty,
    resolver: zodResolver(schema),
  });
  useEffect(() => setFocus('currentPassword'), [setFocus]);
  useEffect(() => {
    if (wrong) setError('currentPassword', { message: wrong }, { shouldFocus: true });
  }, [wrong, setError]);
  return (
    <form
      noValidate
      className={formStyle}
      onSubmit={handleSubmit(({ currentPassword }) => onSubmit(currentPassword))}
      aria-label="Delete my account"
    >
      <Alert tone="warning" title="Delete your account?">
        <ul className={list}>
          <li>You are signed out on all devices at once.</li>
          <li>For a week you can sign in and keep your account.</li>
          <li>Then everything in it is deleted: courses, progress, what you handed in, messages.</li>
          <li>Your certificates can no longer be checked. Download them before.</li>
          <li>Records of payments stay for seven years without your name, as the law asks.</li>
        </ul>
      </Alert>
      {refused && (
        <Alert tone="danger" title="Error">
          {refused}
        </Alert>
      )}
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        required
        error={formState.errors.currentPassword?.message}
        {...register('currentPassword')}
      />
      <div className={actions}>
        <Button type="submit" variant="danger" busy={busy} busyLabel="Asking for the deletion...">
          Delete in a Week
        </Button>
        {!busy && (
          <Button variant="secondary" onClick={onCancel}>
            Keep My Account
          </Button>
        )}
      </div>
    </form>
  );
}
