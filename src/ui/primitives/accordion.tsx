import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { sva } from 'styled-system/css';

const accordionRecipe = sva({
  slots: ['root', 'item', 'heading', 'trigger', 'title', 'meta', 'indicator', 'body'],
  base: {
    root: {
      borderWidth: 'hairline',
      borderStyle: 'solid',
      borderColor: 'border.default',
      borderRadius: 'lg',
      bg: 'bg.surface',
      overflow: 'hidden',
    },
    item: {
      '& + &': { borderTopWidth: 'hairline', borderTopStyle: 'solid', borderColor: 'border.default' },
    },
    heading: { m: '0' },
    trigger: {
      display: 'flex',
      alignItems: 'center',
      columnGap: '3',
      width: 'full',
      minHeight: '14',
      px: { base: '4', md: '5' },
      py: '3',
      textAlign: 'start',
      cursor: 'pointer',
      _hover: { bg: 'bg.hover' },
      _focusVisible: { outlineOffset: '[-3px]' },
    },
    title: { flex: '1', minWidth: '0', textStyle: 'h4' },
    meta: { textStyle: 'small', color: 'fg.muted' },
    indicator: {
      flexShrink: '0',
      color: 'fg.muted',
      transitionProperty: '[transform]',
      transitionDuration: 'normal',
      '[aria-expanded=true] > &': { transform: 'rotate(180deg)' },
    },
    body: { px: { base: '4', md: '5' }, pb: '5', pt: '1' },
  },
  variants: {
    look: {
      card: {},
      list: {
        root: { borderWidth: 'none', borderRadius: 'none', bg: 'transparent' },
        trigger: { px: { base: '3', md: '3' }, py: '2' },
        body: { px: { base: '0', md: '0' }, pb: '3', pt: '0' },
      },
    },
  },
  defaultVariants: { look: 'card' },
});

export type AccordionItem = { value: string; title: ReactNode; meta?: ReactNode; content: ReactNode };

export type AccordionProps = {
  /** The panels, from top to bottom. */
  items: readonly AccordionItem[];
  /** The items open at first. */
  defaultOpen?: readonly string[] | undefined;
  /** The open items when controlled. */
  open?: readonly string[] | undefined;
  /** Called with the values of all open items. */
  onOpenChange?: ((open: string[]) => void) | undefined;
  /** `list`, for a narrow place that has a border of its own. */
  look?: 'card' | 'list' | undefined;
  /** The items' headings: one below the heading that they stand under. 3 unless said otherwise. */
  headingLevel?: 2 | 3 | 4 | undefined;
};

/** Splits a long list into named parts that open and close independently: modules, resource categories. */
export function Accordion({ items, defaultOpen = [], open, onOpenChange, look, headingLevel = 3 }: AccordionProps) {
  const [own, setOwn] = useState(defaultOpen);
  const id = useId();
  const slots = accordionRecipe({ look });
  const Heading = `h${headingLevel}` as const;
  const opened = open ?? own;
  const toggle = (value: string) => {
    const next = opened.includes(value) ? opened.filter((other) => other !== value) : [...opened, value];
    setOwn(next);
    onOpenChange?.(next);
  };
  return (
    <div className={slots.root}>
      {items.map(({ value, title, meta, content }) => (
        <div key={value} className={slots.item}>
          <Heading className={slots.heading}>
            <button
              type="button"
              className={slots.trigger}
              aria-expanded={opened.includes(value)}
              aria-controls={`${id}${value}`}
              onClick={() => toggle(value)}
            >
              <span className={slots.title}>{title}</span>
              {meta && <span className={slots.meta}>{meta}</span>}
              <ChevronDown aria-hidden size="1.25rem" className={slots.indicator} />
            </button>
          </Heading>
          <div id={`${id}${value}`} hidden={!opened.includes(value)} className={slots.body}>
            {content}
          </div>
        </div>
      ))}
    </div>
  );
}
