import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import * as z from 'zod/mini';
import { currentPassword } from '../../../parts/account/current-password.ts';
import type { PasskeySlot } from '../../../parts/account/passkey-slot.ts';
import { LeaveButton } from '../../../parts/form-actions.tsx';
import { FormFrame } from '../../../parts/form-frame.tsx';
import { RetryAlert } from '../../../parts/retry-alert.tsx';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { Loading } from '../../../primitives/loading.tsx';
import { PasswordField } from '../../../primitives/password-field.tsx';
import { TextField } from '../../../primitives/text-field.tsx';

type Passkey = { id: string; name: string; added: string; used: string | null; onChange: () => void };
type Adding = {
  onSubmit: (values: { name: string; currentPassword: string }) => void;
  onCancel: () => void;
  passkey: PasskeySlot<{ name: string }>;
};
type Changing = { name: string; onRename: (name: string) => void; onRemove: () => void; onCancel: () => void };

type Removing = {
  name: string;
  onProve: (currentPassword: string) => void;
  onCancel: () => void;
  passkey: PasskeySlot<object>;
};

export type PasskeysView =
  | { state: 'loading' }
  | { state: 'failed'; message: string; onRetry: () => void }
  | { state: 'listed'; passkeys: readonly Passkey[]; onAdd: () => void }
  | ({ state: 'adding.editing' | 'adding.submitting' } & Adding)
  | ({ state: 'adding.rejected'; message: string } & Adding)
  | ({ state: 'changing.editing' | 'changing.renaming' } & Changing)
  | ({ state: 'changing.rejected'; message: string } & Changing)
  | ({ state: 'removing.editing' | 'removing.submitting' } & Removing)
  | ({ state: 'removing.rejected'; message: string } & Removing);

const name = z.string().check(z.trim(), z.minLength(1, 'Please enter a name.'), z.maxLength(100));
const addingSchema = z.object({ name, currentPassword });
const changingSchema = z.object({ name });
const removingSchema = z.object({ currentPassword });

const column = css({ display: 'flex', flexDirection: 'column', gap: '5' });
const list = css({ display: 'flex', flexDirection: 'column', gap: '4' });
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '3',
  alignItems: 'center',
  justifyContent: 'space-between',
});
const textColumn = css({ flex: '[1 1 10rem]', minWidth: '0', overflowWrap: 'anywhere' });
const nameStyle = css({ fontWeight: 'semibold' });
const muted = css({ textStyle: 'small', color: 'fg.muted' });
const warning = css({ overflowWrap: 'anywhere' });
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '3' });

/** The person's passkeys (§account.70). */
export function PasskeysScreen({ view }: { view: PasskeysView }) {
  return match(view)
    .with({ state: 'loading' }, () => <Loading shape="rows">Loading your passkeys...</Loading>)
    .with({ state: 'failed' }, ({ message, onRetry }) => <RetryAlert onRetry={onRetry}>{message}</RetryAlert>)
    .with({ state: 'listed' }, ({ passkeys, onAdd }) => (
      <div className={column}>
        {passkeys.length === 0 ? (
          <p className={muted}>A passkey signs you in with your fingerprint, your face or your device's PIN.</p>
        ) : (
          <ul className={list}>
            {passkeys.map((passkey) => (
              <PasskeyRow key={passkey.id} {...passkey} />
            ))}
          </ul>
        )}
        <div>
          <Button onClick={onAdd}>Add Passkey</Button>
        </div>
      </div>
    ))
    .with({ state: 'adding.editing' }, { state: 'adding.submitting' }, { state: 'adding.rejected' }, (form) => (
      <AddingForm {...form} />
    ))
    .with({ state: 'changing.editing' }, { state: 'changing.renaming' }, { state: 'changing.rejected' }, (form) => (
      <ChangingForm {...form} />
    ))
    .with({ state: 'removing.editing' }, { state: 'removing.submitting' }, { state: 'removing.rejected' }, (form) => (
      <RemovingForm {...form} />
    ))
    .exhaustive();
}

function PasskeyRow({ name: label, added, used, onChange }: Passkey) {
  return (
    <li className={row}>
      <div className={textColumn}>
        <p className={nameStyle}>{label}</p>
        <p className={muted}>
          Added on {added}. {used ? `Last used on ${used}.` : 'Not used yet.'}
        </p>
      </div>
      <Button variant="secondary" aria-label={`Change ${label}`} onClick={onChange}>
        Change
      </Button>
    </li>
  );
}

function AddingForm({ state, onSubmit, onCancel, passkey, ...rest }: Adding & { state: string; message?: string }) {
  const { register, handleSubmit, trigger, getValues, formState } = useForm({
    mode: 'onTouched',
    defaultValues: { name: '', currentPassword: '' },
    resolver: zodResolver(addingSchema),
  });
  const { errors } = formState;
  const named = async () =>
    (await trigger('name', { shouldFocus: true })) ? { name: getValues('name').trim() } : null;
  return (
    <FormFrame
      label="Create Passkey"
      busyLabel="Waiting for your device..."
      busy={state === 'adding.submitting'}
      message={rest.message}
      onSubmit={handleSubmit(onSubmit)}
      onCancel={onCancel}
      otherWay={passkey(named)}
    >
      <TextField
        label="Name of the passkey"
        hint="So that you know it again: the device, say."
        autoComplete="off"
        required
        autoFocus
        error={errors.name?.message}
        {...register('name')}
      />
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        required
        error={errors.currentPassword?.message}
        {...register('currentPassword')}
      />
    </FormFrame>
  );
}

function ChangingForm(view: Changing & { state: string; message?: string }) {
  const { state, name: before, message, onRename, onRemove, onCancel } = view;
  const { register, handleSubmit, formState } = useForm({
    mode: 'onTouched',
    defaultValues: { name: before },
    resolver: zodResolver(changingSchema),
  });
  const isBusy = state === 'changing.renaming';
  return (
    <form noValidate className={column} onSubmit={handleSubmit((values) => onRename(values.name))}>
      {message && (
        <Alert tone="danger" title="Error">
          {message}
        </Alert>
      )}
      <TextField
        label="Name of the passkey"
        autoComplete="off"
        required
        autoFocus
        error={formState.errors.name?.message}
        {...register('name')}
      />
      <div className={buttons}>
        <Button type="submit" busy={isBusy} busyLabel="Saving...">
          Save Name
        </Button>
        {!isBusy && (
          <>
            <Button variant="secondary" onClick={onRemove}>
              Remove Passkey
            </Button>
            <LeaveButton onClose={onCancel}>Cancel</LeaveButton>
          </>
        )}
      </div>
    </form>
  );
}

type RemovingState = { state: string; message?: string };

/** Asks for proof of identity again: a session alone must not be enough to remove a way to sign in. */
function RemovingForm({ state, name: of, message, onProve, onCancel, passkey }: Removing & RemovingState) {
  const { register, handleSubmit, formState } = useForm({
    mode: 'onTouched',
    defaultValues: { currentPassword: '' },
    resolver: zodResolver(removingSchema),
  });
  return (
    <div className={column}>
      <p className={warning}>Once the passkey "{of}" is removed, it no longer signs you in. Your password stays.</p>
      <FormFrame
        label="Remove Passkey"
        busyLabel="Removing passkey..."
        busy={state === 'removing.submitting'}
        message={message}
        onSubmit={handleSubmit((values) => onProve(values.currentPassword))}
        onCancel={onCancel}
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
    </div>
  );
}
