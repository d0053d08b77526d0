import type { ComponentProps, ReactNode } from 'react';
import { css } from 'styled-system/css';
import { describedBy, FieldError, useFieldIds } from './field.tsx';

const row = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2.5',
  minHeight: 'control',
  textStyle: 'small',
  cursor: 'pointer',
});
export const tickStyle = css({
  flexShrink: '0',
  boxSize: '5',
  accentColor: 'accent.default',
  cursor: 'pointer',
  _disabled: { cursor: 'not-allowed' },
});

export type CheckboxProps = Omit<ComponentProps<'input'>, 'className' | 'style' | 'type'> & {
  /** What is agreed to or chosen, beside the box. */
  label: ReactNode;
  /** Why the form cannot be sent with this choice. */
  error?: string | undefined;
};

/** One thing that is on or off, such as "Remember me". Forwards `register()`. */
export function Checkbox({ label, error, id, ...rest }: CheckboxProps) {
  const ids = useFieldIds(id);
  return (
    <div>
      <label className={row} htmlFor={ids.id}>
        <input {...rest} id={ids.id} type="checkbox" {...describedBy(ids, undefined, error)} className={tickStyle} />
        <span>{label}</span>
      </label>
      {error && <FieldError id={ids.errorId}>{error}</FieldError>}
    </div>
  );
}
