import { useSplitter } from '@ark-ui/react/splitter';
import { useId, useLayoutEffect } from 'react';
import { css } from 'styled-system/css';
import { paneIdOf, panesId } from './pane.tsx';

/** A line with a grip in its middle, which can be taken hold of within a few pixels around it. */
const divider = css({
  position: 'relative',
  zIndex: 'raised',
  touchAction: 'none',
  userSelect: 'none',
  borderStyle: 'solid',
  borderColor: 'border.default',
  borderWidth: 'none',
  _before: { content: '""', position: 'absolute', inset: '[-5px]' },
  _after: { content: '""', position: 'absolute', borderRadius: 'full', bg: 'border.strong' },
  _hover: { borderColor: 'border.strong' },
  _focusVisible: { outlineOffset: '[1px]' },
  '&[data-dragging]': { borderColor: 'border.strong' },
  '&[data-divider=vertical]': {
    gridArea: '[divide]',
    borderInlineStartWidth: 'hairline',
    cursor: 'col-resize',
    _after: { top: '[calc(50% - 0.75rem)]', insetInlineStart: '[-2px]', width: '[3px]', height: '6' },
  },
  '&[data-divider=horizontal]': {
    gridArea: '[split]',
    borderBlockStartWidth: 'hairline',
    cursor: 'row-resize',
    _after: { insetInlineStart: '[calc(50% - 0.75rem)]', top: '[-2px]', height: '[3px]', width: '6' },
  },
  '@media print': { display: 'none' },
});

/** As far as a divider can be moved, in percent. */
export type DividerRange = { least: number; most: number };

type DividerProps = {
  /** What it moves, for screen readers. */
  label: string;
  /** The panes before and after it. */
  between: readonly [string, string];
  /** How the line runs. */
  line: 'vertical' | 'horizontal';
  /** The share of the pane before it, in percent, and the custom property that the panes' grid reads it from. */
  size: number;
  property: '--aside' | '--code';
  range: DividerRange;
  onResize: (size: number) => void;
};

const show = (property: string, size: number) =>
  document.getElementById(panesId)?.style.setProperty(property, `${size}%`);

/** The line between two panes, moved by pointer or by the arrow keys. Only its end position is told. */
export function Divider({ label, between, line, size, property, range, onResize }: DividerProps) {
  const [before, after] = between;
  useLayoutEffect(() => {
    show(property, size);
  }, [property, size]);
  const splitter = useSplitter({
    id: useId(),
    ids: { root: panesId, panel: (name) => paneIdOf(String(name)) },
    orientation: line === 'vertical' ? 'horizontal' : 'vertical',
    panels: [{ id: before, minSize: range.least, maxSize: range.most }, { id: after }],
    defaultSize: [size, 100 - size],
    keyboardResizeBy: 2,
    onResize: ({ size: [first = size] }) => show(property, first),
    onResizeEnd: ({ size: [first = size] }) => onResize(first),
  });
  // The content policy allows no style attributes, which the server would render.
  const { style, ...props } = splitter.getResizeTriggerProps({ id: `${before}:${after}` });
  const own = { ...props, 'aria-label': label, className: divider, 'data-divider': line, 'data-only': 'wide' };
  return <div {...own} />;
}
