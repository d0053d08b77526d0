import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { css, cx } from 'styled-system/css';
import { controlRecipe, describedBy, Field, type FieldOwnProps, useFieldIds } from './field.tsx';

const wrap = css({
  position: 'relative',
  '& svg': { position: 'absolute', insetInlineEnd: '3', top: '4', pointerEvents: 'none', color: 'fg.muted' },
});
const select = css({ appearance: 'none', pe: '10', cursor: 'pointer', textOverflow: 'ellipsis' });

export type SelectOption = { value: string; label: string; disabled?: boolean | undefined };

export type SelectFieldProps = Omit<ComponentProps<'select'>, 'className' | 'style' | 'children'> &
  FieldOwnProps & {
    /** The choices with their labels. */
    options: readonly SelectOption[];
  };

/** One of a known list (status, due date, sort field). The browser's own select, so that it works on every device. */
export function SelectField({ label, hint, error, hideLabel, id, options, ...rest }: SelectFieldProps) {
  const ids = useFieldIds(id);
  return (
    <Field ids={ids} label={label} hint={hint} error={error} hideLabel={hideLabel}>
      <div className={wrap}>
        <select {...rest} id={ids.id} {...describedBy(ids, hint, error)} className={cx(controlRecipe(), select)}>
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden size="1rem" />
      </div>
    </Field>
  );
}
