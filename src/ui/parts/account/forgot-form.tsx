import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { css } from 'styled-system/css';
import * as z from 'zod/mini';
import { Alert } from '../../primitives/alert.tsx';
import { Button } from '../../primitives/button.tsx';
import { TextField } from '../../primitives/text-field.tsx';
import { withoutBlur } from '../without-blur.ts';
import { emailSchema } from './email-schema.ts';

const schema = z.object({ email: emailSchema });

export type ForgotFormProps = {
  email: string;
  /** The e-mail address cannot be changed. */
  fixed?: boolean | undefined;
  onEmail: (email: string) => void;
  onSubmit: (email: string) => void;
  onBack: () => void;
};

const formStyle = css({ display: 'flex', flexDirection: 'column', gap: '5' });
const actions = css({ display: 'flex', flexDirection: 'column', gap: '2' });

export function ForgotForm({
  email,
  fixed = false,
  busy,
  message,
  onEmail,
  onSubmit,
  onBack,
}: ForgotFormProps & { busy: boolean; message?: string | undefined }) {
  const { register, handleSubmit, formState } = useForm({
    mode: 'onTouched',
    defaultValues: { email },
    resolver: zodResolver(schema),
  });
  return (
    <form method="post" noValidate className={formStyle} onSubmit={handleSubmit((values) => onSubmit(values.email))}>
      {message && <Alert tone="danger">{message}</Alert>}
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        required
        readOnly={fixed}
        error={formState.errors.email?.message}
        {...register('email', { onChange: (event) => onEmail(event.target.value) })}
      />
      <div className={actions}>
        <Button type="submit" size="lg" full busy={busy} busyLabel="Sending Reset Link...">
          Send Reset Link
        </Button>
        <Button variant="ghost" full onClick={onBack} {...withoutBlur}>
          Back to Login
        </Button>
      </div>
    </form>
  );
}
