import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { css } from 'styled-system/css';
import * as z from 'zod/mini';
import { currentPassword } from '../../../parts/account/current-password.ts';
import type { PasskeySlot } from '../../../parts/account/passkey-slot.ts';
import { FormFrame } from '../../../parts/form-frame.tsx';
import { PasswordField } from '../../../primitives/password-field.tsx';
import { TextField } from '../../../primitives/text-field.tsx';

type Shared = { busy: boolean; message?: string; onCancel: () => void };
export type Starting = {
  onSubmit: (currentPassword: string) => void;
  onCancel: () => void;
  passkey: PasskeySlot<object>;
};
export type Removing = {
  onSubmit: (values: { currentPassword: string; code: string }) => void;
  onCancel: () => void;
  passkey: PasskeySlot<{ code: string }>;
};

/** As wide as what is typed. */
const digits = css({ '& input': { maxWidth: '40', fontFamily: 'mono' } });

const code = z.string().check(z.regex(/^[A-Za-z0-9 -]{6,40}$/, 'Please enter the six digits.'));
const passwordSchema = z.object({ currentPassword });
const codeSchema = z.object({ code });
const checking = { busyLabel: 'Checking...' };
const removalSchema = z.object({ currentPassword, code });

/** Asks for proof of identity before two-step sign-in is turned on. */
export function PasswordForm({ onSubmit, passkey, ...rest }: Shared & Starting) {
  const { register, handleSubmit, formState } = useForm({
    mode: 'onTouched',
    defaultValues: { currentPassword: '' },
    resolver: zodResolver(passwordSchema),
  });
  return (
    <FormFrame
      {...rest}
      {...checking}
      label="Continue"
      onSubmit={handleSubmit((values) => onSubmit(values.currentPassword))}
      otherWay={passkey(async () => ({}))}
    >
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        required
        autoFocus
        error={formState.errors.currentPassword?.message}
        {...register('currentPassword')}
      />
    </FormFrame>
  );
}

/** Asks for the first code of the authenticator app. */
export function CodeForm({ onSubmit, ...rest }: Shared & { onSubmit: (code: string) => void }) {
  const { register, handleSubmit, formState } = useForm({
    mode: 'onTouched',
    defaultValues: { code: '' },
    resolver: zodResolver(codeSchema),
  });
  return (
    <FormFrame {...rest} {...checking} label="Turn On" onSubmit={handleSubmit((values) => onSubmit(values.code))}>
      <div className={digits}>
        <TextField
          label="Code"
          hint="The six digits that the app shows now."
          autoComplete="one-time-code"
          required
          autoFocus
          error={formState.errors.code?.message}
          {...register('code')}
        />
      </div>
    </FormFrame>
  );
}

export function RemovalForm({ onSubmit, passkey, ...rest }: Shared & Removing) {
  const { register, handleSubmit, trigger, getValues, formState } = useForm({
    mode: 'onTouched',
    defaultValues: { currentPassword: '', code: '' },
    resolver: zodResolver(removalSchema),
  });
  const typed = async () => ((await trigger('code', { shouldFocus: true })) ? { code: getValues('code') } : null);
  const { errors } = formState;
  return (
    <FormFrame {...rest} {...checking} label="Turn Off" onSubmit={handleSubmit(onSubmit)} otherWay={passkey(typed)}>
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
    </FormFrame>
  );
}
