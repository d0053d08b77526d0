import type { ComponentProps, ReactNode } from 'react';
import { css, cx } from 'styled-system/css';
import { describedBy, FieldError, useFieldIds } from './field.tsx';

const withoutText = css({ justifyContent: 'center', minWidth: '8' });
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
  /** The label is for screen readers only, as what stands beside the box says the same. */
  hideLabel?: boolean | undefined;
  /** Why the form cannot be sent with this choice. */
  error?: string | undefined;
};

/** One thing that is on or off, such as "Remember me". Forwards `register()`. */
export function Checkbox({ label, hideLabel = false, error, id, ...rest }: CheckboxProps) {
  const ids = useFieldIds(id);
  return (
    <div>
      <label className={cx(row, hideLabel && withoutText)} htmlFor={ids.id}>
        <input {...rest} id={ids.id} type="checkbox" {...describedBy(ids, undefined, error)} className={tickStyle} />
        <span className={hideLabel ? 'visually-hidden' : undefined}>{label}</span>
      </label>
      {error && <FieldError id={ids.errorId}>{error}</FieldError>}
    </div>
  );
}
