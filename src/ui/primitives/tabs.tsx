import { Tabs as Ark } from '@ark-ui/react/tabs';
import type { ReactNode } from 'react';
import { cx, sva } from 'styled-system/css';
import { tabTrigger } from './tab-trigger.ts';

const tabsRecipe = sva({
  slots: ['root', 'list', 'trigger', 'content'],
  base: {
    root: { display: 'flex', flexDirection: 'column', minWidth: '0' },
    list: {
      display: 'flex',
      gap: { base: '0', sm: '1' },
      overflowX: 'auto',
      scrollbarWidth: '[none]',
      boxShadow: '[inset 0 -1px 0 token(colors.border.default)]',
    },
    trigger: { px: { base: '2', sm: '4' }, py: '2' },
    content: { pt: '6', _focusVisible: { outlineOffset: '[4px]' } },
  },
});

export type TabItem<Value extends string> = { value: Value; label: string; content: ReactNode };

export type TabsProps<Value extends string> = {
  /** What the tabs are about; the tab list's name for screen readers. */
  label: string;
  /** The tabs with their panels. */
  tabs: readonly TabItem<Value>[];
  /** The chosen tab. */
  value: Value;
  /** Called with the tab that was chosen. */
  onValueChange: (value: Value) => void;
};

/** Shows one of several parts. Controlled, because the machine knows which tab is open. */
export function Tabs<Value extends string>({ label, tabs, value, onValueChange }: TabsProps<Value>) {
  const slots = tabsRecipe();
  return (
    <Ark.Root
      className={slots.root}
      value={value}
      onValueChange={(details) => {
        const chosen = tabs.find((tab) => tab.value === details.value);
        if (chosen) onValueChange(chosen.value);
      }}
    >
      <Ark.List className={slots.list} aria-label={label}>
        {tabs.map((tab) => (
          <Ark.Trigger key={tab.value} value={tab.value} className={cx(tabTrigger, slots.trigger)}>
            {tab.label}
          </Ark.Trigger>
        ))}
      </Ark.List>
      {tabs.map((tab) => (
        <Ark.Content key={tab.value} value={tab.value} className={slots.content}>
          {tab.content}
        </Ark.Content>
      ))}
    </Ark.Root>
  );
}
