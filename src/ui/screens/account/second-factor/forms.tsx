import { zodResolver } from '@hookform/resolvers/zod';
import type { FormEventHandler, ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { css } from 'styled-system/css';
import * as z from 'zod/mini';
import { currentPassword } from '../../../parts/current-password.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { PasswordField } from '../../../primitives/password-field.tsx';
import { TextField } from '../../../primitives/text-field.tsx';

type Shared = { busy: boolean; message?: string; onCancel: () => void };

const code = z.string().check(z.regex(/^[A-Za-z0-9 -]{6,40}$/, 'Please enter the six digits.'));
const passwordSchema = z.object({ currentPassword });
const codeSchema = z.object({ code });
const removalSchema = z.object({ currentPassword, code });

const column = css({ display: 'flex', flexDirection: 'column', gap: '5' });
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '3' });

type FrameProps = Shared & { label: string; onSubmit: FormEventHandler; children: ReactNode };

function Frame({ busy, message, label, onSubmit, onCancel, children }: FrameProps) {
  return (
    <form noValidate className={column} onSubmit={onSubmit}>
      {message && (
        <Alert tone="danger" title="Error">
          {message}
        </Alert>
      )}
      {children}
      <div className={buttons}>
        <Button type="submit" busy={busy} busyLabel="Checking...">
          {label}
        </Button>
        {!busy && (
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}

/** Who it is, once more. */
export function PasswordForm({ onSubmit, ...rest }: Shared & { onSubmit: (currentPassword: string) => void }) {
  const { register, handleSubmit, formState } = useForm({
    mode: 'onTouched',
    defaultValues: { currentPassword: '' },
    resolver: zodResolver(passwordSchema),
  });
  return (
    <Frame {...rest} label="Continue" onSubmit={handleSubmit((values) => onSubmit(values.currentPassword))}>
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        required
        autoFocus
        error={formState.errors.currentPassword?.message}
        {...register('currentPassword')}
      />
    </Frame>
  );
}

/** The app's first code. */
export function CodeForm({ onSubmit, ...rest }: Shared & { onSubmit: (code: string) => void }) {
  const { register, handleSubmit, formState } = useForm({
    mode: 'onTouched',
    defaultValues: { code: '' },
    resolver: zodResolver(codeSchema),
  });
  return (
    <Frame {...rest} label="Turn On" onSubmit={handleSubmit((values) => onSubmit(values.code))}>
      <TextField
        label="Code"
        hint="The six digits that the app shows now."
        autoComplete="one-time-code"
        required
        autoFocus
        error={formState.errors.code?.message}
        {...register('code')}
      />
    </Frame>
  );
}

export function RemovalForm({
  onSubmit,
  ...rest
}: Shared & { onSubmit: (values: { currentPassword: string; code: string }) => void }) {
  const { register, handleSubmit, formState } = useForm({
    mode: 'onTouched',
    defaultValues: { currentPassword: '', code: '' },
    resolver: zodResolver(removalSchema),
  });
  const { errors } = formState;
  return (
    <Frame {...rest} label="Turn Off" onSubmit={handleSubmit(onSubmit)}>
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        required
        autoFocus
        error={errors.currentPassword?.message}
        {...register('currentPassword')}
      />
      <TextField
        label="Code"
        hint="Of your authenticator app, or a recovery code."
        autoComplete="one-time-code"
        autoCapitalize="none"
        required
        error={errors.code?.message}
        {...register('code')}
      />
    </Frame>
  );
}
