import { createElement } from 'react';
import { addons, types } from 'storybook/manager-api';
import { create } from 'storybook/theming/create';
import { brand } from '../src/brand.ts';
import { StatechartPanel } from './statechart/panel.tsx';
import { base, palettes } from './statechart/style.ts';

const { page, surface, group, ink, muted, line, accent } = palettes[base];
const panel = 'statechart/panel';
const [edge, onAccent] = [palettes[base]['group-line'], palettes[base]['on-accent']];

addons.setConfig({
  layout: { panelPosition: 'right', rightPanelWidth: 480 },
  selectedPanel: panel,
  // A hundred open rows would delay the first story.
  sidebar: { collapsedRoots: ['primitives', 'parts', 'screens', 'case-studies'] },
  theme: create({
    base,
    brandTitle: brand,
    colorPrimary: accent,
    colorSecondary: accent,
    appBg: group,
    appContentBg: page,
    appPreviewBg: page,
    appHoverBg: surface,
    appBorderColor: edge,
    appBorderRadius: 5,
    textColor: ink,
    textMutedColor: muted,
    textInverseColor: onAccent,
    barBg: page,
    barTextColor: muted,
    barSelectedColor: accent,
    barHoverColor: accent,
    inputBg: surface,
    inputBorder: line,
    inputTextColor: ink,
  }),
});

// Storybook orders panels by these names, numbers first: designers come for this panel, so it is the first.
addons.register('0', () => {
  addons.add(panel, {
    type: types.PANEL,
    title: 'Statechart',
    paramKey: 'machine',
    render: ({ active }) => (active ? createElement(StatechartPanel) : null),
  });
});
