import { useSplitter } from '@ark-ui/react/splitter';
import { useId, useLayoutEffect } from 'react';
import { css } from 'styled-system/css';
import { paneIdOf, panesId } from './pane.tsx';

/** A line that can be taken hold of within a few pixels around it. */
const divider = css({
  position: 'relative',
  zIndex: 'raised',
  touchAction: 'none',
  userSelect: 'none',
  bg: 'border.default',
  _before: { content: '""', position: 'absolute', inset: '[-4px]' },
  _hover: { bg: 'border.strong' },
  _focusVisible: { bg: 'focus', outlineOffset: '[1px]' },
  '&[data-dragging]': { bg: 'focus' },
  '&[data-divider=vertical]': { gridArea: '[divide]', width: 'px', cursor: 'col-resize' },
  '&[data-divider=horizontal]': { gridArea: '[split]', height: 'px', cursor: 'row-resize' },
  '@media print': { display: 'none' },
});

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
  range: { least: number; most: number };
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
