import { Tabs as Ark } from '@ark-ui/react/tabs';
import { css, cx } from 'styled-system/css';
import { tabTrigger } from '../../primitives/tab-trigger.ts';
import { paneIdOf } from './pane.tsx';

const list = css({ display: 'flex', overflowX: 'auto', scrollbarWidth: '[none]', px: { base: '1', sm: '2' } });
const trigger = css({ px: { base: '2.5', sm: '4' } });

type PaneTabsProps<Name extends string> = {
  /** What the tabs are about, for screen readers. */
  label: string;
  /** The window in which they are shown. */
  only: 'wide' | 'narrow';
  tabs: readonly { name: Name; label: string }[];
  chosen: Name;
  onChoose: (name: Name) => void;
};

/** Says which pane is shown, of those that have the same place in such a window. */
export function PaneTabs<Name extends string>({ label, only, tabs, chosen, onChoose }: PaneTabsProps<Name>) {
  return (
    <Ark.Root
      value={chosen}
      ids={{ content: paneIdOf }}
      onValueChange={({ value }) => {
        const tab = tabs.find(({ name }) => name === value);
        if (tab) onChoose(tab.name);
      }}
      data-only={only}
    >
      <Ark.List className={list} aria-label={label}>
        {tabs.map((tab) => (
          <Ark.Trigger key={tab.name} value={tab.name} className={cx(tabTrigger, trigger)}>
            {tab.label}
          </Ark.Trigger>
        ))}
      </Ark.List>
    </Ark.Root>
  );
}
