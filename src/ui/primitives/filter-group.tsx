import { css } from 'styled-system/css';

const counted = css({ ms: '2', textStyle: 'caption', fontVariantNumeric: 'tabular-nums' });
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });
const chip = css({
  minHeight: 'control',
  px: '4',
  bg: 'bg.surface',
  color: 'fg.default',
  textStyle: 'control',
  borderWidth: 'hairline',
  borderStyle: 'solid',
  borderColor: 'border.strong',
  borderRadius: 'full',
  cursor: 'pointer',
  transitionProperty: '[background-color, color]',
  transitionDuration: 'fast',
  _hover: { bg: 'bg.hover' },
  '&[aria-pressed=true]': {
    bg: 'accent.default',
    borderColor: 'accent.default',
    color: 'accent.on',
    _hover: { bg: 'accent.hover' },
  },
});

/** `count`: how many the choice would find. */
export type FilterOption<Value extends string> = { value: Value; label: string; count?: number | undefined };

export type FilterGroupProps<Value extends string> = {
  /** What is filtered; the group's name for screen readers. */
  label: string;
  /** The choices; one of them is always chosen. */
  options: readonly FilterOption<Value>[];
  /** The current choice. */
  value: Value;
  /** Called with the choice that was made. */
  onValueChange: (value: Value) => void;
};

/** A row of toggle buttons, one of which is pressed, such as the level filter. */
export function FilterGroup<Value extends string>({ label, options, value, onValueChange }: FilterGroupProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend; these are buttons.
    <div role="group" aria-label={label} className={row}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={chip}
          aria-pressed={option.value === value}
          aria-description={option.count === undefined ? undefined : `Finds ${option.count.toLocaleString('en-GB')}`}
          onClick={() => onValueChange(option.value)}
        >
          {option.label}
          {option.count !== undefined && (
            <span aria-hidden className={counted}>
              {option.count.toLocaleString('en-GB')}
            </span>
          )}
        </button>
      ))}
    </div>
  );
}
