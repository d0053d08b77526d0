/** A statechart's drawing as SVG. The options say which states are highlighted, what a click does, and what tests covered. */
import { escaped } from '../html.ts';
import { type Drawn, headHeight, lineHeight, ownSentence, padding, sentence } from './drawing.ts';
import type { Transition } from './graph.ts';

export type Mark = 'covered' | 'missing';

export type SvgOptions = {
  /** The paths of the current states. */
  highlighted?: readonly string[];
  /** The address that a click on a state opens. */
  hrefOf?: (path: string) => string | undefined;
  /** Whether a click on the event performs it. */
  canDo?: (transition: Transition) => boolean;
  /** Whether the model tests covered a state or transition, by its name in their reports. */
  markOf?: (element: string) => Mark | undefined;
};

const round = (figure: number) => Math.round(figure * 10) / 10;

const marks: Record<Mark, string> = { covered: '✓', missing: '✗' };
const markLabels: Record<Mark, string> = { covered: 'covered', missing: 'not covered' };

/** Colours come from the page around it: `--chart-*`, with fallbacks for a light page. */
export const chartStyle = `
.chart { font: 12px/1.4 'Inter Variable', 'Nunito Sans', system-ui, sans-serif; fill: var(--chart-ink, #211e19); }
.chart rect { fill: var(--chart-surface, #fffdf8); stroke: var(--chart-line, #857b6a); }
.chart .group > rect, .chart .group > a > rect { fill: var(--chart-group, #f2ecdf); stroke: var(--chart-group-line, #dcd3c2); }
.chart .name { font-size: 13px; font-weight: 600; }
.chart .passing > rect, .chart .passing > a > rect { stroke-dasharray: 4 3; }
.chart .highlighted > rect, .chart .highlighted > a > rect { fill: var(--chart-accent, #1b4f93); stroke: var(--chart-accent, #1b4f93); }
.chart .highlighted, .chart .highlighted .actor, .chart .highlighted .guard { fill: var(--chart-on-accent, #fff); }
.chart .around > rect, .chart .around > a > rect { stroke: var(--chart-accent, #1b4f93); stroke-width: 2; }
.chart .actor, .chart .guard { fill: var(--chart-muted, #544e44); }
.chart .arrow { fill: none; stroke: var(--chart-line, #857b6a); stroke-width: 1.25; }
.chart .leads .arrow { stroke: var(--chart-accent, #1b4f93); stroke-width: 2; }
.chart .dot, .chart marker path { fill: var(--chart-line, #857b6a); }
.chart a { cursor: pointer; outline: none; }
.chart a[href]:hover > rect, .chart a:focus-visible > rect { stroke: var(--chart-accent, #1b4f93); stroke-width: 3; }
.chart [role='button'] { fill: var(--chart-accent, #1b4f93); text-decoration: underline; text-underline-offset: 2px; }
.chart .highlighted [role='button'] { fill: var(--chart-on-accent, #fff); }
.chart [role='button']:focus-visible { outline: 2px solid var(--chart-accent, #1b4f93); outline-offset: 1px; }
.chart .missing { fill: var(--chart-danger, #93280f); }
.chart .highlighted .missing { fill: inherit; }
.chart .mark { font-size: 11px; }`;

export function svgOf(drawing: Drawn, { highlighted = [], hrefOf, canDo, markOf }: SvgOptions = {}): string {
  const isAround = (path: string) => highlighted.some((one) => path === '' || one.startsWith(`${path}.`));

  const markText = (element: string) => {
    const mark = markOf?.(element);
    if (!mark) return '';
    return `<tspan class="mark ${mark}"> ${marks[mark]}<title>${markLabels[mark]}</title></tspan>`;
  };

  const line = (transition: Transition, x: number, y: number, textOf: typeof sentence) => {
    const { source, event, text, guard, element } = transition;
    const words = `${escaped(text)}${guard ? `<tspan class="guard"> [${escaped(guard)}]</tspan>` : ''}`;
    const onward = textOf(transition).slice(sentence(transition).length);
    const svg = `<text x="${round(x)}" y="${round(y)}">${words}${escaped(onward)}${markText(element)}</text>`;
    if (!canDo?.(transition)) return svg;
    const data = `data-event="${escaped(event)}" data-from="${escaped(source)}"`;
    return `<a role="button" tabindex="0" ${data} aria-label="Do ${escaped(textOf(transition))}">${svg}</a>`;
  };

  const arrows = drawing.arrows.map(({ points, label }) => {
    const path = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');
    const transitions = label?.transitions ?? [];
    const leads = transitions.some(({ source }) => highlighted.includes(source) || isAround(source))
      ? ' class="leads"'
      : '';
    return `<g${leads}><path class="arrow" d="${path}" marker-end="url(#chart-head)"/></g>`;
  });

  const labels = drawing.arrows.flatMap(({ label }) =>
    (label?.transitions ?? []).map((transition, index) =>
      line(transition, (label?.x ?? 0) + 2, (label?.y ?? 0) + (index + 1) * lineHeight - 4, sentence),
    ),
  );

  const states = drawing.states.map((state) => {
    const { path, name, x, y, width, height, actors, own, description, isRest } = state;
    const isGroup = drawing.states.some(({ parent }) => parent === path);
    const kinds = [
      isGroup ? 'group' : 'leaf',
      ...(!isGroup && !isRest ? ['passing'] : []),
      ...(highlighted.includes(path) ? ['highlighted'] : []),
      ...(path && isAround(path) ? ['around'] : []),
    ];
    const title = description ? `<title>${escaped(description)}</title>` : '';
    const box = `${title}<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="6"/>`;
    const head = `<text class="name" x="${round(x + padding)}" y="${round(y + headHeight - 10)}">${escaped(name)}${markText(`state ${path}`)}</text>`;
    const href = hrefOf?.(path);
    const current = highlighted.includes(path) ? ' aria-current="true"' : '';
    const picture = href
      ? `<a href="${escaped(href)}" data-state="${escaped(path)}"${current} aria-label="${escaped(path)}">${box}${head}</a>`
      : `${box}${head}`;
    const first = y + headHeight + lineHeight - 8;
    const lines = [
      ...actors.map(
        (actor, index) =>
          `<text class="actor" x="${round(x + padding)}" y="${round(first + index * lineHeight)}">+ ${escaped(actor)}</text>`,
      ),
      ...own.map((transition, index) =>
        line(transition, x + padding, first + (actors.length + index) * lineHeight, ownSentence),
      ),
    ];
    return `<g class="${kinds.join(' ')}">${picture}${lines.join('')}</g>`;
  });

  const dots = drawing.dots.map(({ x, y }) => `<circle class="dot" cx="${round(x)}" cy="${round(y)}" r="4"/>`);
  const [width, height] = [Math.ceil(drawing.width), Math.ceil(drawing.height)];
  return `<svg class="chart" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="group" aria-label="Statechart of ${escaped(drawing.id)}">
<defs><marker id="chart-head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto-start-reverse" markerUnits="userSpaceOnUse"><path d="M0 0L8 4L0 8z"/></marker></defs>
${[...states, ...arrows, ...dots, ...labels].join('\n')}</svg>`;
}
