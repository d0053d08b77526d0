import { Search, X } from 'lucide-react';
import { type ComponentProps, useEffect, useLayoutEffect, useRef } from 'react';
import { css, cx } from 'styled-system/css';
import { controlRecipe, useFieldIds } from './field.tsx';

const wrap = css({ position: 'relative', width: 'full', minWidth: '0' });
const glass = css({ position: 'absolute', insetInlineStart: '3', top: '3', pointerEvents: 'none', color: 'fg.muted' });
const input = css({ px: '11', textOverflow: 'ellipsis', '&::-webkit-search-cancel-button': { display: 'none' } });
const clear = css({
  position: 'absolute',
  insetInlineEnd: '0',
  top: '0',
  display: 'grid',
  placeItems: 'center',
  boxSize: 'control',
  color: 'fg.muted',
  borderRadius: 'md',
  cursor: 'pointer',
  _hover: { color: 'fg.default' },
  _focusVisible: { outlineOffset: '[-2px]' },
});

export type SearchFieldProps = Omit<
  ComponentProps<'input'>,
  'className' | 'style' | 'type' | 'value' | 'onChange' | 'ref'
> & {
  /** For screen readers only; the placeholder shows what is searched. */
  label: string;
  /** What is searched for. */
  value: string;
  /** Called with the text at each change. */
  onValueChange: (value: string) => void;
  /** The list of links that the keys in the field go through: its id, and the id of the link that Enter opens. */
  listbox?: { id: string; active: string | undefined; isShown: boolean } | undefined;
  /** Has the focus before the next key can be pressed. */
  isFocusedAtOnce?: boolean | undefined;
};

const combobox = ({ id, active, isShown }: NonNullable<SearchFieldProps['listbox']>) =>
  ({
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-haspopup': 'listbox',
    'aria-expanded': isShown,
    'aria-controls': isShown ? id : undefined,
    'aria-activedescendant': active,
    // HTML allows a field of the type `search` no such role.
    type: 'text',
    inputMode: 'search',
    enterKeyHint: 'go',
  }) as const;

/** Narrows a list as the person types; controlled. */
export function SearchField({ label, value, onValueChange, listbox, isFocusedAtOnce, id, ...rest }: SearchFieldProps) {
  const ids = useFieldIds(id);
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (isFocusedAtOnce) box.current?.focus();
  }, [isFocusedAtOnce]);
  // In a pre-rendered page, someone may have typed before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once mounted
  useEffect(() => {
    const typed = box.current?.value ?? value;
    if (typed !== value) onValueChange(typed);
  }, []);
  const reset = () => {
    onValueChange('');
    box.current?.focus();
  };
  return (
    <div className={wrap}>
      <label htmlFor={ids.id} className="visually-hidden">
        {label}
      </label>
      <Search aria-hidden size="1.25rem" className={glass} />
      <input
        {...rest}
        ref={box}
        id={ids.id}
        type="search"
        {...(listbox && combobox(listbox))}
        value={value}
        onChange={(event) => onValueChange(event.currentTarget.value)}
        className={cx(controlRecipe(), input)}
      />
      {value !== '' && (
        <button type="button" className={clear} aria-label="Clear search" onClick={reset}>
          <X aria-hidden size="1.125rem" />
        </button>
      )}
    </div>
  );
}
