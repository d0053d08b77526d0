import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import * as z from 'zod/mini';
import { withoutBlur } from '../../../parts/without-blur.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { TextField } from '../../../primitives/text-field.tsx';

type Form = { onSubmit: (code: string) => void; onBack: () => void };

export type SecondStepView =
  | ({ state: 'editing' | 'submitting' | 'passed' } & Form)
  | ({ state: 'rejected'; message: string } & Form)
  | { state: 'ended'; message: string; onBack: () => void };

const schema = z.object({
  code: z.string().check(z.regex(/^[A-Za-z0-9 -]{6,40}$/, 'Please enter the six digits, or a recovery code.')),
});

const column = css({ display: 'flex', flexDirection: 'column', gap: '5' });

/** The code after the password (§account.75). */
export function SecondStepScreen({ view }: { view: SecondStepView }) {
  return match(view)
    .with({ state: 'ended' }, ({ message, onBack }) => (
      <div className={column}>
        <Alert tone="danger">{message}</Alert>
        <Button size="lg" full onClick={onBack} autoFocus>
          Back to Login
        </Button>
      </div>
    ))
    .with({ state: 'editing' }, { state: 'submitting' }, { state: 'passed' }, { state: 'rejected' }, (form) => (
      <CodeForm {...form} />
    ))
    .exhaustive();
}

function CodeForm({ state, onSubmit, onBack, ...rest }: Exclude<SecondStepView, { state: 'ended' }>) {
  const { register, handleSubmit, formState } = useForm({
    mode: 'onTouched',
    defaultValues: { code: '' },
    resolver: zodResolver(schema),
  });
  return (
    <form noValidate className={column} onSubmit={handleSubmit(({ code }) => onSubmit(code))}>
      {'message' in rest && <Alert tone="danger">{rest.message}</Alert>}
      <TextField
        label="Code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        required
        // The person has just pressed "Sign In", so the focus goes to the next thing to do.
        autoFocus
        hint="The six digits that your authenticator app shows, or one of your recovery codes."
        error={formState.errors.code?.message}
        {...register('code')}
      />
      <Button type="submit" size="lg" full busy={state === 'submitting' || state === 'passed'} busyLabel="Checking...">
        Continue
      </Button>
      <Button variant="secondary" size="lg" full onClick={onBack} {...withoutBlur}>
        Back to Login
      </Button>
    </form>
  );
}
