import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { css, cx } from 'styled-system/css';
import { controlRecipe, describedBy, Field, type FieldOwnProps, useFieldIds } from './field.tsx';

const wrap = css({ position: 'relative' });
const input = css({ pe: '12' });
const toggle = css({
  position: 'absolute',
  insetBlock: '0',
  insetInlineEnd: '0',
  display: 'grid',
  placeItems: 'center',
  boxSize: 'control',
  color: 'fg.muted',
  borderRadius: 'md',
  cursor: 'pointer',
  _hover: { color: 'fg.default' },
  _focusVisible: { outlineOffset: '[-2px]' },
});

export type PasswordFieldProps = Omit<ComponentProps<'input'>, 'className' | 'style' | 'type'> & FieldOwnProps;

/** A password with a show/hide toggle. Set `autoComplete` to `current-password` or `new-password`. */
export function PasswordField({ label, hint, error, hideLabel, id, ...rest }: PasswordFieldProps) {
  const ids = useFieldIds(id);
  const [shown, setShown] = useState(false);
  return (
    <Field ids={ids} label={label} hint={hint} error={error} hideLabel={hideLabel}>
      <div className={wrap}>
        <input
          {...rest}
          id={ids.id}
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          {...describedBy(ids, hint, error)}
          className={cx(controlRecipe(), input)}
        />
        <button
          type="button"
          className={toggle}
          aria-pressed={shown}
          aria-controls={ids.id}
          aria-label={`Show ${label.toLowerCase()}`}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff aria-hidden size="1.125rem" /> : <Eye aria-hidden size="1.125rem" />}
        </button>
      </div>
    </Field>
  );
}
