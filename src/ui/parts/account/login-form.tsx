import { zodResolver } from '@hookform/resolvers/zod';
import type { MouseEvent } from 'react';
import { useForm } from 'react-hook-form';
import { css } from 'styled-system/css';
import * as z from 'zod/mini';
import { paths } from '../../../paths.ts';
import { Alert } from '../../primitives/alert.tsx';
import { Button } from '../../primitives/button.tsx';
import { Checkbox } from '../../primitives/checkbox.tsx';
import { Link } from '../../primitives/link.tsx';
import { PasswordField } from '../../primitives/password-field.tsx';
import { TextField } from '../../primitives/text-field.tsx';
import { emailSchema } from './email-schema.ts';

/** §account.13. The contract sets the password's upper limit. */
const schema = z.object({
  email: emailSchema,
  password: z
    .string()
    .check(
      z.minLength(6, 'Password must be at least 6 characters.'),
      z.maxLength(200, 'Password must be at most 200 characters.'),
    ),
  rememberMe: z.boolean(),
});

type Values = z.infer<typeof schema>;

export type LoginFormProps = {
  values: Values;
  /** The e-mail address cannot be changed: only the password is asked for. */
  fixed?: boolean | undefined;
  onEmail: (email: string) => void;
  onRememberMe: (rememberMe: boolean) => void;
  onSubmit: (values: Values) => void;
  onForgot: () => void;
};

const formStyle = css({ display: 'flex', flexDirection: 'column', gap: '5' });
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '4',
  textStyle: 'small',
});

/** Whether to handle a click here: one that opens another tab or window is left to the browser. */
const isPlain = (event: MouseEvent) => !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

export function LoginForm({
  values,
  fixed = false,
  busy,
  message,
  onEmail,
  onRememberMe,
  onSubmit,
  onForgot,
}: LoginFormProps & { busy: boolean; message?: string | undefined }) {
  const { register, handleSubmit, formState } = useForm({
    mode: 'onTouched',
    defaultValues: values,
    resolver: zodResolver(schema),
  });
  const { errors } = formState;
  return (
    <form method="post" noValidate className={formStyle} onSubmit={handleSubmit(onSubmit)}>
      {message && <Alert tone="danger">{message}</Alert>}
      <TextField
        label="Email"
        type="email"
        autoComplete="username webauthn"
        required
        readOnly={fixed}
        error={errors.email?.message}
        {...register('email', { onChange: (event) => onEmail(event.target.value) })}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        required
        error={errors.password?.message}
        {...register('password')}
      />
      <div className={row}>
        {!fixed && (
          <Checkbox
            label="Remember me"
            {...register('rememberMe', { onChange: (event) => onRememberMe(event.target.checked) })}
          />
        )}
        <Link
          to={paths.forgotPassword}
          standalone
          onClick={(event) => {
            if (!isPlain(event)) return;
            event.preventDefault();
            onForgot();
          }}
        >
          Forgot password
        </Link>
      </div>
      <Button type="submit" size="lg" full busy={busy} busyLabel="Signing in...">
        Sign In
      </Button>
    </form>
  );
}
