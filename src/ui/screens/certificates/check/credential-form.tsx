import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { css } from 'styled-system/css';
import * as z from 'zod/mini';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { FileField } from '../../../primitives/file-field.tsx';
import { TextArea } from '../../../primitives/text-area.tsx';

const schema = z.object({
  credential: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Paste a credential, or open its file.'),
      z.maxLength(20_000, 'This is too long for a credential.'),
    ),
});

const form = css({ display: 'flex', flexDirection: 'column', gap: '5', alignItems: 'stretch' });

type CredentialFormProps = {
  /** Null while it is being checked. */
  onCheck: ((credential: string) => void) | null;
  reason?: string;
};

export function CredentialForm({ onCheck, reason }: CredentialFormProps) {
  const { register, handleSubmit, setValue, formState } = useForm({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    defaultValues: { credential: '' },
  });
  const open = async (file: File | undefined) => {
    // Reads one character more than the limit: enough for the form to refuse the text, without loading a huge file.
    if (file) setValue('credential', await file.slice(0, 20_001).text(), { shouldValidate: true });
  };
  return (
    <form noValidate className={form} onSubmit={handleSubmit(({ credential }) => onCheck?.(credential))}>
      {reason && (
        <Alert tone="danger" title="It was not checked">
          {reason}
        </Alert>
      )}
      <TextArea
        label="Credential"
        hint="The text of the file, as it was given to you."
        rows={6}
        spellCheck={false}
        required
        readOnly={onCheck === null}
        error={formState.errors.credential?.message}
        {...register('credential')}
      />
      <FileField
        label="Or open its file"
        accept=".jwt,.txt"
        disabled={onCheck === null}
        onChange={(event) => open(event.target.files?.[0])}
      />
      <div>
        <Button type="submit" busy={onCheck === null} busyLabel="Checking...">
          Check
        </Button>
      </div>
    </form>
  );
}
