import { Monitor, Moon, Sun } from 'lucide-react';
import { useId } from 'react';
import { css } from 'styled-system/css';

const group = css({
  display: 'inline-flex',
  flexWrap: 'wrap',
  p: '0.5',
  m: '0',
  minWidth: '0',
  borderWidth: 'hairline',
  borderStyle: 'solid',
  borderColor: 'border.strong',
  borderRadius: 'full',
});
const option = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  boxSize: '10',
  borderRadius: 'full',
  color: 'fg.muted',
  cursor: 'pointer',
  _hover: { color: 'fg.default', bg: 'bg.hover' },
  '&:has(:checked)': { color: 'accent.text', bg: 'accent.subtle' },
  '&:has(:focus-visible)': { outlineWidth: '[2px]', outlineStyle: 'solid', outlineColor: 'focus' },
  '& input': { position: 'absolute', inset: '0', opacity: '0', cursor: 'pointer', width: 'full', height: 'full' },
});

export type ThemeChoice = 'system' | 'light' | 'dark';

const choices = [
  { value: 'system', label: 'System', Icon: Monitor },
  { value: 'light', label: 'Light', Icon: Sun },
  { value: 'dark', label: 'Dark', Icon: Moon },
] as const;

export type ThemeSwitchProps = {
  /** The current choice. */
  value: ThemeChoice;
  /** Called with the choice that was made. */
  onChange: (value: ThemeChoice) => void;
};

/** System, light or dark. It stores nothing: the component around it stores the choice. */
export function ThemeSwitch({ value, onChange }: ThemeSwitchProps) {
  const name = useId();
  return (
    <fieldset className={group}>
      <legend className="visually-hidden">Theme</legend>
      {choices.map(({ value: choice, label, Icon }) => (
        <label key={choice} className={option} title={label}>
          <input type="radio" name={name} value={choice} checked={choice === value} onChange={() => onChange(choice)} />
          <Icon aria-hidden size="1.125rem" />
          <span className="visually-hidden">{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
