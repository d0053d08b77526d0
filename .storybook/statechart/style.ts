/** The panel's look. Storybook's frame has no stylesheet of the product's, so its colours are repeated here. */
import { chartStyle } from '../../scripts/statechart/svg.ts';

const light = {
  page: '#faf6ee',
  surface: '#fffdf8',
  group: '#f2ecdf',
  ink: '#211e19',
  muted: '#544e44',
  line: '#857b6a',
  'group-line': '#dcd3c2',
  accent: '#1b4f93',
  'on-accent': '#ffffff',
  danger: '#93280f',
};
const dark: typeof light = {
  page: '#12161c',
  surface: '#191e26',
  group: '#0d1116',
  ink: '#ece7dc',
  muted: '#bdb7aa',
  line: '#7c8592',
  'group-line': '#323a46',
  accent: '#8fb4ee',
  'on-accent': '#0c1626',
  danger: '#f6ab95',
};

export const palettes = { light, dark };
/** Storybook's frame gets its theme once, when it is opened. */
export const base = globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';

const variables = Object.entries(palettes[base])
  .map(([name, value]) => `--chart-${name}: ${value};`)
  .join(' ');

export const style = `
.flow-beside { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr)); grid-auto-rows: minmax(0, 1fr);
  height: 100%; }
.flow { ${variables} display: flex; flex-direction: column; height: 100%; color: var(--chart-ink); background: var(--chart-page);
  font: 13px/1.5 'Nunito Sans', system-ui, sans-serif; }
.flow-bar { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 16px; padding: 8px 16px;
  border-bottom: 1px solid var(--chart-group-line); }
.flow-bar h2 { font-size: 14px; font-weight: 700; margin: 0; }
.flow-bar p { margin: 0; color: var(--chart-muted); }
.flow-tools { display: flex; gap: 4px; margin-inline-start: auto; }
.flow button, .flow select { font: inherit; color: var(--chart-ink); background: var(--chart-surface); cursor: pointer;
  border: 1px solid var(--chart-line); border-radius: 4px; padding: 2px 8px; min-height: 28px; min-width: 28px; }
.flow button[aria-pressed='true'] { background: var(--chart-accent); border-color: var(--chart-accent); color: var(--chart-on-accent); }
.flow button:focus-visible, .flow select:focus-visible, .flow a:focus-visible, .flow-scroll:focus-visible {
  outline: 2px solid var(--chart-accent); outline-offset: 1px; }
.flow-chart { flex: 1; min-height: 0; position: relative; }
.flow-scroll { container-type: size; height: 100%; box-sizing: border-box; overflow: auto; padding: 16px; cursor: grab; }
.flow-scroll:active { cursor: grabbing; }
.flow-scroll:focus-visible { outline-offset: -2px; }
.flow-scroll svg { display: block; width: 100%; height: auto; user-select: none; }
.flow-zoom { position: absolute; inset-block-end: 16px; inset-inline-end: 24px; display: flex; gap: 4px; }
.flow-outline { flex: 1; min-height: 0; overflow: auto; padding: 8px 16px 24px; }
.flow-outline h3 { font-size: 14px; font-weight: 700; margin: 16px 0 2px; }
.flow-outline h3[aria-current] { color: var(--chart-accent); }
.flow-outline p, .flow-outline dl, .flow-outline ul { margin: 0; max-width: 70ch; }
.flow-outline dt { color: var(--chart-muted); margin-top: 4px; }
.flow-outline dd { margin: 0 0 2px 16px; }
.flow-outline a { color: var(--chart-accent); }
.flow-outline dd button { margin-inline-start: 8px; padding-block: 0; }
.flow-unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.flow-none { padding: 24px 16px; max-width: 60ch; }
${chartStyle}`;
