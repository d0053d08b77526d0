import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { css } from 'styled-system/css';
import * as z from 'zod/mini';
import { currentPassword } from '../../../parts/account/current-password.ts';
import type { PasskeySlot } from '../../../parts/account/passkey-slot.ts';
import { FormFrame } from '../../../parts/form-frame.tsx';
import { Alert } from '../../../primitives/alert.tsx';
import { PasswordField } from '../../../primitives/password-field.tsx';

export type DeletionFormProps = {
  busy: boolean;
  /** What is wrong with the password. */
  wrong: string | null;
  /** Why the server refused for any other reason. */
  refused: string | null;
  onSubmit: (currentPassword: string) => void;
  onCancel: () => void;
  passkey: PasskeySlot<object>;
};

const schema = z.object({ currentPassword });
const empty = { currentPassword: '' };

const list = css({ listStyleType: 'disc', pl: '5', m: '0' });

/** Says what will happen, and asks for the password. */
export function DeletionForm({ busy, wrong, refused, onSubmit, onCancel, passkey }: DeletionFormProps) {
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
    <FormFrame
      name="Delete my account"
      label="Delete in a Week"
      busyLabel="Asking for the deletion..."
      cancelLabel="Keep My Account"
      danger
      busy={busy}
      message={refused}
      onSubmit={handleSubmit((values) => onSubmit(values.currentPassword))}
      onCancel={onCancel}
      otherWay={passkey(async () => ({}))}
    >
      <Alert tone="warning" title="Delete your account?">
        <ul className={list}>
          <li>You are signed out on all devices at once.</li>
          <li>For a week you can sign in and keep your account.</li>
          <li>Then everything in it is deleted: courses, progress, what you submitted, messages.</li>
          <li>Your certificates can no longer be checked. Download them before.</li>
          <li>Records of payments stay for seven years without your name, as the law asks.</li>
        </ul>
      </Alert>
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        required
        error={formState.errors.currentPassword?.message}
        {...register('currentPassword')}
      />
    </FormFrame>
  );
}
