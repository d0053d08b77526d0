import { type ComponentProps, type ReactNode, useId } from 'react';
import { css } from 'styled-system/css';
import { tickStyle } from './checkbox.tsx';
import { describedBy, FieldError, useFieldIds } from './field.tsx';

const group = css({
  borderWidth: 'none',
  p: '0',
  m: '0',
  minWidth: '0',
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
});
const legendStyle = css({ textStyle: 'label', mb: '2', p: '0' });
const option = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '3',
  minHeight: 'control',
  px: '3',
  py: '2.5',
  bg: 'bg.surface',
  borderWidth: 'hairline',
  borderStyle: 'solid',
  borderColor: 'border.default',
  borderRadius: 'md',
  cursor: 'pointer',
  _hover: { borderColor: 'border.strong' },
  '& input': { mt: '0.5' },
  '& > span': { minWidth: '0' },
  '&:has(:checked)': { borderColor: 'accent.default', bg: 'accent.subtle' },
  '&:has(:disabled)': { cursor: 'not-allowed', color: 'fg.muted', bg: 'bg.sunken' },
});

const spreadOptions = css({ display: 'contents' });
const compactOptions = css({ display: 'flex', flexWrap: 'wrap' });
const compactOption = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minWidth: 'control',
  minHeight: 'control',
  px: '2',
  textStyle: 'control',
  color: 'fg.muted',
  bg: 'bg.surface',
  borderWidth: 'hairline',
  borderStyle: 'solid',
  borderColor: 'border.strong',
  cursor: 'pointer',
  '&:not(:first-child)': { ms: '[-1px]' },
  '&:first-child': { borderStartRadius: 'md' },
  '&:last-child': { borderEndRadius: 'md' },
  _hover: { bg: 'bg.hover' },
  '&:has(:checked)': { zIndex: '[1]', borderColor: 'accent.default', bg: 'accent.subtle', color: 'accent.text' },
  '&:has(:disabled, [aria-disabled=true])': { cursor: 'not-allowed' },
  '&:has(:focus-visible)': { zIndex: '[1]', outlineWidth: '[2px]', outlineStyle: 'solid', outlineColor: 'focus' },
  _highContrast: { '&:has(:checked)': { outlineWidth: '[2px]', outlineStyle: 'solid' } },
  '& input': { position: 'absolute', inset: '0', opacity: '0', cursor: 'inherit', width: 'full', height: 'full' },
});

export type RadioOption = { value: string; label: ReactNode; note?: ReactNode };

export type RadioGroupProps = Omit<
  ComponentProps<'input'>,
  'className' | 'style' | 'type' | 'value' | 'id' | 'checked'
> & {
  /** The question that the options answer. */
  legend: ReactNode;
  /** The legend is for screen readers only. */
  hideLegend?: boolean | undefined;
  /** The choices with their labels. */
  options: readonly RadioOption[];
  /** Side by side and without notes, where one list has many groups with the same few short options. */
  compact?: boolean | undefined;
  /** The chosen value when controlled; leave it out with `register()`. */
  value?: string | undefined;
  /** Called with the value that was chosen. */
  onValueChange?: ((value: string) => void) | undefined;
  /** What is wrong with the choice and what to do; read out with the group. */
  error?: string | undefined;
};

const noteStyle = css({ display: 'block', textStyle: 'caption', color: 'fg.muted' });

/** A choice of one among a few options, all visible: quiz answers, for example. Native radios in a fieldset. */
export function RadioGroup({
  legend,
  hideLegend,
  options,
  compact = false,
  value,
  onValueChange,
  onChange,
  error,
  name,
  ...rest
}: RadioGroupProps) {
  const ids = useFieldIds(undefined);
  const ownName = useId();
  return (
    <fieldset className={group} aria-describedby={describedBy(ids, undefined, error)['aria-describedby']}>
      <legend className={hideLegend ? 'visually-hidden' : legendStyle}>{legend}</legend>
      <div className={compact ? compactOptions : spreadOptions}>
        {options.map((each) => (
          <label key={each.value} className={compact ? compactOption : option}>
            <input
              {...rest}
              type="radio"
              name={name ?? ownName}
              value={each.value}
              {...(value !== undefined || onValueChange ? { checked: value === each.value } : {})}
              onChange={(event) => {
                onChange?.(event);
                onValueChange?.(each.value);
              }}
              className={compact ? undefined : tickStyle}
            />
            <span>
              {each.label}
              {each.note && <span className={noteStyle}>{each.note}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && <FieldError id={ids.errorId}>{error}</FieldError>}
    </fieldset>
  );
}
