import React from 'react';
import { useChannel } from 'storybook/manager-api';
import type { Drawn } from '../../scripts/statechart/drawing.ts';
import { useZoom, widthAt } from './zoom.ts';

type ChartProps = {
  svg: string;
  drawing: Drawn;
  /** The state that is highlighted: the chart scrolls to it. */
  highlighted: string;
  onOpen: (path: string) => void;
  onPerform: (event: string) => void;
};

const named = (element: Element | null | undefined) => {
  if (!(element instanceof SVGElement)) return null;
  const { state, event, from } = element.dataset;
  return state ? `[data-state="${state}"]` : `[data-event="${event}"][data-from="${from}"]`;
};

const isOwnClick = (event: React.MouseEvent) =>
  !event.defaultPrevented && !event.metaKey && !event.ctrlKey && !event.shiftKey && event.button === 0;

/** The drawing, to be scrolled, dragged and scaled. Its links and buttons are in the SVG, in the machine's order. */
export function Chart({ svg, drawing, highlighted, onOpen, onPerform }: ChartProps) {
  const frame = React.useRef<HTMLElement>(null);
  const { scale, onScroll, smaller, fit, larger } = useZoom(frame, drawing, highlighted);
  const find = (selector: string) => frame.current?.querySelector<SVGElement>(selector);
  // A new drawing replaces the focused element: its counterpart gets the focus, else the current state.
  const focused = frame.current?.contains(document.activeElement) ? named(document.activeElement) : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the drawing changes, and only then.
  React.useLayoutEffect(() => {
    if (focused) (find(focused) ?? find('[aria-current]'))?.focus();
  }, [svg]);
  // A story's `play` moves the focus into its frame: it comes back here when the story was opened from here.
  const opened = React.useRef<string | null>(null);
  useChannel({
    storyFinished: ({ storyId }: { storyId: string }) => {
      const address = `?path=/story/${storyId}`;
      if (opened.current !== address) return;
      find(`[href="${address}"]`)?.focus();
      opened.current = null;
    },
  });

  const act = (target: EventTarget | null) => {
    const link = target instanceof Element ? target.closest<SVGElement>('[data-state], [data-event]') : null;
    if (!link) return false;
    const { state, event } = link.dataset;
    if (event) onPerform(event);
    else if (state) {
      opened.current = link.getAttribute('href');
      onOpen(state);
    }
    return true;
  };
  const click = (event: React.MouseEvent) => {
    if (isOwnClick(event) && act(event.target)) event.preventDefault();
  };
  const key = (event: React.KeyboardEvent) => {
    if ((event.key === 'Enter' || event.key === ' ') && act(event.target)) event.preventDefault();
  };
  const drag = ({ buttons, movementX, movementY, currentTarget }: React.PointerEvent) => {
    if (buttons === 1) currentTarget.scrollBy(-movementX, -movementY);
  };

  return (
    <div className="flow-chart">
      <section
        ref={frame}
        className="flow-scroll"
        aria-label={`Statechart of ${drawing.id}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with the keyboard.
        tabIndex={0}
        onClick={click}
        onKeyDown={key}
        onPointerMove={drag}
        onScroll={onScroll}
      >
        <div
          style={{ marginInline: 'auto', width: widthAt(scale, drawing) }}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn from our own machines, and escaped.
          dangerouslySetInnerHTML={{ __html: svg }}
        />
      </section>
      <div className="flow-zoom">
        <button type="button" aria-label="Smaller" onClick={smaller}>
          −
        </button>
        <button type="button" aria-pressed={scale === 'whole'} onClick={fit}>
          Fit
        </button>
        <button type="button" aria-label="Larger" onClick={larger}>
          +
        </button>
      </div>
    </div>
  );
}
