import type { ComponentProps } from 'react';
import { css, cx } from 'styled-system/css';
import { controlRecipe, describedBy, Field, type FieldOwnProps, useFieldIds } from './field.tsx';

const file = css({
  cursor: 'pointer',
  textStyle: 'small',
  color: 'fg.muted',
  _file: {
    me: '3',
    px: '3',
    py: '1',
    bg: 'bg.sunken',
    color: 'fg.default',
    textStyle: 'control',
    borderWidth: 'hairline',
    borderStyle: 'solid',
    borderColor: 'border.strong',
    borderRadius: 'sm',
    cursor: 'pointer',
  },
});

export type FileFieldProps = Omit<ComponentProps<'input'>, 'className' | 'style' | 'type'> & FieldOwnProps;

/** Picks files from the device: a photo, an assignment's files (`multiple`, `accept`). */
export function FileField({ label, hint, error, hideLabel, id, ...rest }: FileFieldProps) {
  const ids = useFieldIds(id);
  return (
    <Field ids={ids} label={label} hint={hint} error={error} hideLabel={hideLabel}>
      <input
        {...rest}
        id={ids.id}
        type="file"
        {...describedBy(ids, hint, error)}
        className={cx(controlRecipe(), file)}
      />
    </Field>
  );
}
