import React from 'react';
import { STORY_FINISHED } from 'storybook/internal/core-events';
import { useChannel } from 'storybook/manager-api';

type ChartProps = {
  svg: string;
  name: string;
  scale: number | 'fit';
  width: number;
  /** The state that is lit: the chart scrolls to it. */
  lit: string;
  onOpen: (path: string) => void;
  onPerform: (event: string) => void;
};

const smallest = 0.8;

const named = (element: Element | null | undefined) => {
  if (!(element instanceof SVGElement)) return null;
  const { state, event, from } = element.dataset;
  return state ? `[data-state="${state}"]` : `[data-event="${event}"][data-from="${from}"]`;
};

const isOwnClick = (event: React.MouseEvent) =>
  !event.defaultPrevented && !event.metaKey && !event.ctrlKey && !event.shiftKey && event.button === 0;

/** The drawing, to be scrolled, dragged and scaled. Its links and buttons are in the SVG, in the machine's order. */
export function Chart({ svg, name, scale, width, lit, onOpen, onPerform }: ChartProps) {
  const frame = React.useRef<HTMLElement>(null);
  const find = (selector: string) => frame.current?.querySelector<SVGElement>(selector);
  // Another drawing takes the place of what has the focus, which moves to its like, or to where the flow stands now.
  const focused = frame.current?.contains(document.activeElement) ? named(document.activeElement) : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the drawing changes, and then alone.
  React.useLayoutEffect(() => {
    if (focused) (find(focused) ?? find('[aria-current]'))?.focus();
  }, [svg]);
  // A story that plays takes the focus into its frame: whoever opened it from here has it back when it is done.
  const opened = React.useRef<string | null>(null);
  useChannel({
    [STORY_FINISHED]: ({ storyId }: { storyId: string }) => {
      const address = `?path=/story/${storyId}`;
      if (opened.current !== address) return;
      find(`[href="${address}"]`)?.focus();
      opened.current = null;
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another chart, and another lit state, are scrolled to.
  React.useEffect(() => {
    const around = frame.current?.getBoundingClientRect();
    const shown = frame.current?.querySelector('.lit')?.getBoundingClientRect();
    if (!around || !shown) return;
    frame.current?.scrollBy(
      shown.x + shown.width / 2 - around.x - around.width / 2,
      shown.y + shown.height / 2 - around.y - around.height / 2,
    );
  }, [lit, name, scale]);

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

  // Fitted, but never so small that it cannot be read.
  const size = scale === 'fit' ? `max(${smallest * width}px, min(100%, ${width}px))` : `${scale * width}px`;
  return (
    <section
      ref={frame}
      className="flow-scroll"
      aria-label={`Statechart of ${name}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with the keyboard.
      tabIndex={0}
      onClick={click}
      onKeyDown={key}
      onPointerMove={drag}
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn from our own machines, and escaped. */}
      <div style={{ marginInline: 'auto', width: size }} dangerouslySetInnerHTML={{ __html: svg }} />
    </section>
  );
}
