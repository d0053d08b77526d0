import { ChevronDown } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { css, cx } from 'styled-system/css';
import { buttonRecipe } from '../../../primitives/button.recipe.ts';
import { useDismissal } from '../../../primitives/use-dismissal.ts';

const summary = css({
  listStyleType: 'none',
  columnGap: '1',
  '&::-webkit-details-marker': { display: 'none' },
});
const sign = css({ 'details[open] > summary > &': { transform: 'rotate(180deg)' } });
// As wide as the row of actions that it hangs from, which is positioned.
const panel = css({
  position: 'absolute',
  zIndex: 'raised',
  top: '[calc(100% + 0.25rem)]',
  insetInline: '0',
  display: 'flex',
  flexDirection: 'column',
  p: '1',
  bg: 'bg.surface',
  borderWidth: 'hairline',
  borderStyle: 'solid',
  borderColor: 'border.strong',
  borderRadius: 'md',
  boxShadow: 'overlay',
  '& :is(a, button)': { justifyContent: 'start' },
  'details:not([open]) > &': { display: 'none' },
});

type MoreActionsProps = {
  label: string;
  /** Of what they are, for screen readers. */
  of: string;
  /** Links and buttons without a border. */
  children: ReactNode;
};

/** Further actions, beside the main one. The browser's own disclosure, so that it opens without a script. */
export function MoreActions({ label, of, children }: MoreActionsProps) {
  const layer = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  useDismissal({ isOpen, layer, onDismiss: () => setOpen(false) });
  return (
    <details ref={layer} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary
        className={cx(buttonRecipe({ variant: 'secondary', size: 'sm' }), summary)}
        aria-label={`${label}: ${of}`}
      >
        {label}
        <ChevronDown aria-hidden size="1rem" className={sign} />
      </summary>
      <div className={panel}>{children}</div>
    </details>
  );
}
