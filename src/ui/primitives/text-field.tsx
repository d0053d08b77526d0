import type { ComponentProps } from 'react';
import { controlRecipe, describedBy, Field, type FieldOwnProps, useFieldIds } from './field.tsx';

export type TextFieldProps = Omit<ComponentProps<'input'>, 'className' | 'style'> & FieldOwnProps;

/** One line of text, an e-mail address, a number or a date (`type`). Spread react-hook-form's `register()` into it. */
export function TextField({ label, hint, error, hideLabel, id, type = 'text', ...rest }: TextFieldProps) {
  const ids = useFieldIds(id);
  return (
    <Field ids={ids} label={label} hint={hint} error={error} hideLabel={hideLabel}>
      <input {...describedBy(ids, hint, error)} {...rest} id={ids.id} type={type} className={controlRecipe()} />
    </Field>
  );
}
