import { Accordion as Ark } from '@ark-ui/react/accordion';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { sva } from 'styled-system/css';

const accordionRecipe = sva({
  slots: ['root', 'item', 'heading', 'trigger', 'title', 'meta', 'indicator', 'content', 'body'],
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
    meta: { textStyle: 'small', color: 'fg.muted', flexShrink: '0' },
    indicator: {
      flexShrink: '0',
      color: 'fg.muted',
      transitionProperty: '[transform]',
      transitionDuration: 'normal',
      _open: { transform: 'rotate(180deg)' },
    },
    content: { overflow: 'hidden', _open: { animation: 'fadeIn' } },
    body: { px: { base: '4', md: '5' }, pb: '5', pt: '1' },
  },
});

export type AccordionItem = { value: string; title: ReactNode; meta?: ReactNode; content: ReactNode };

export type AccordionProps = {
  items: readonly AccordionItem[];
  /** The items open at first. */
  defaultOpen?: readonly string[] | undefined;
  /** The open items when controlled. */
  open?: readonly string[] | undefined;
  onOpenChange?: ((open: string[]) => void) | undefined;
  /** Several may be open (default), or one at a time. */
  multiple?: boolean | undefined;
  headingLevel?: 2 | 3 | 4 | undefined;
};

/** Long lists in named parts that open and close: modules, resource categories. */
export function Accordion({
  items,
  defaultOpen,
  open,
  onOpenChange,
  multiple = true,
  headingLevel = 3,
}: AccordionProps) {
  const slots = accordionRecipe();
  const Heading = `h${headingLevel}` as const;
  return (
    <Ark.Root
      className={slots.root}
      multiple={multiple}
      collapsible
      {...(defaultOpen ? { defaultValue: [...defaultOpen] } : {})}
      {...(open ? { value: [...open] } : {})}
      onValueChange={(details) => onOpenChange?.(details.value)}
    >
      {items.map((item) => (
        <Ark.Item key={item.value} value={item.value} className={slots.item}>
          <Heading className={slots.heading}>
            <Ark.ItemTrigger className={slots.trigger}>
              <span className={slots.title}>{item.title}</span>
              {item.meta && <span className={slots.meta}>{item.meta}</span>}
              <Ark.ItemIndicator className={slots.indicator}>
                <ChevronDown aria-hidden size={20} />
              </Ark.ItemIndicator>
            </Ark.ItemTrigger>
          </Heading>
          <Ark.ItemContent className={slots.content}>
            <div className={slots.body}>{item.content}</div>
          </Ark.ItemContent>
        </Ark.Item>
      ))}
    </Ark.Root>
  );
}
