import { ChevronDown, Menu as MenuIcon, X } from 'lucide-react';
import { type MouseEvent, type ReactNode, type ToggleEvent, useEffect, useRef } from 'react';
import { css, cx } from 'styled-system/css';
import { useDismissal } from '../../../primitives/use-dismissal.ts';

const summary = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '11',
  minWidth: '11',
  px: { md: '2', lg: '3' },
  borderRadius: 'md',
  textStyle: 'control',
  color: 'fg.muted',
  cursor: 'pointer',
  listStyleType: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  _hover: { color: 'fg.default', bg: 'bg.hover' },
});
const onNarrow = css({ display: { base: 'inline-flex', md: 'none' }, '& svg': { boxSize: '5' } });
const onWide = css({ display: { base: 'none', md: 'inline-flex' }, alignItems: 'center', gap: '1' });
const turned = css({ transform: 'rotate(180deg)' });
const panel = css({
  position: 'absolute',
  zIndex: 'overlay',
  top: '[100%]',
  insetInlineStart: { base: '0', md: '[auto]' },
  insetInlineEnd: { base: '0', md: 'gutter' },
  maxWidth: { md: '[calc(100% - 2 * token(spacing.gutter))]' },
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  px: { base: '[calc(token(spacing.gutter) - token(spacing.3))]', md: '3' },
  py: '4',
  bg: 'bg.surface',
  borderWidth: 'hairline',
  borderInlineWidth: { base: 'none', md: 'hairline' },
  borderTopWidth: { base: 'none', md: 'hairline' },
  borderStyle: 'solid',
  borderColor: 'border.strong',
  borderBottomRadius: { md: 'lg' },
  boxShadow: 'overlay',
  // Browsers keep a closed disclosure's content laid out, and a change of colour that has begun in it never ends.
  'details:not([open]) > &': { display: 'none' },
});

type MenuProps = {
  isOpen: boolean;
  onToggle: () => void;
  /** What the browser has done by itself: it opens the menu before the script has come. */
  onSet: (isOpen: boolean) => void;
  className?: string | undefined;
  children: ReactNode;
};

/** The browser's own disclosure, so that the menu opens without a script; with one, `isOpen` decides. */
export function Menu({ isOpen, onToggle, onSet, className, children }: MenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const first = useRef({ isOpen, onSet });
  useEffect(() => {
    const { isOpen: wasOpen, onSet: set } = first.current;
    if (menu.current && menu.current.open !== wasOpen) set(menu.current.open);
  }, []);
  useDismissal({ isOpen, layer: menu, onDismiss: () => onSet(false) });
  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    onToggle();
  };
  const follow = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
    if (currentTarget.open !== isOpen) onSet(currentTarget.open);
  };
  return (
    <details ref={menu} open={isOpen} onToggle={follow} className={className}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is the browser's own control */}
      <summary className={summary} onClick={toggle}>
        <span className={onNarrow}>
          {isOpen ? <X aria-hidden /> : <MenuIcon aria-hidden />}
          <span className="visually-hidden">Menu</span>
        </span>
        <span className={onWide}>
          More
          <ChevronDown aria-hidden size="1rem" className={cx(isOpen && turned)} />
        </span>
      </summary>
      <div className={panel}>{children}</div>
    </details>
  );
}
