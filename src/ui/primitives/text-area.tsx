import type { ComponentProps } from 'react';
import { css, cx } from 'styled-system/css';
import { controlRecipe, describedBy, Field, type FieldOwnProps, useFieldIds } from './field.tsx';

const area = css({ minHeight: '24', resize: 'vertical', fieldSizing: 'content' });

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'className' | 'style'> & FieldOwnProps;

/** Several lines of text; grows with what is typed. */
export function TextArea({ label, hint, error, hideLabel, id, rows = 4, ...rest }: TextAreaProps) {
  const ids = useFieldIds(id);
  return (
    <Field ids={ids} label={label} hint={hint} error={error} hideLabel={hideLabel}>
      <textarea
        {...rest}
        id={ids.id}
        rows={rows}
        {...describedBy(ids, hint, error)}
        className={cx(controlRecipe(), area)}
      />
    </Field>
  );
}
