/** How large a chart is shown, and what of it: scaled by steps, by pinching, or to fit. */
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

type Size = { width: number; height: number };
/** `readable`: as wide as its frame, but never too small to be read. `whole`: all of it is in sight. */
type Scale = 'readable' | 'whole' | number;

const [smallest, largest, readable] = [0.2, 2, 0.8];
const step = 1.25;

/** The chart's width in CSS. Its frame is a container, so `cqw` and `cqh` are parts of the frame. */
export function widthAt(scale: Scale, { width, height }: Size): string {
  if (scale === 'readable') return `max(${readable * width}px, min(100cqw, ${width}px))`;
  if (scale === 'whole') return `min(100cqw, ${width}px, ${width / height} * 100cqh)`;
  return `${scale * width}px`;
}

/** The frame that the chart scrolls in, its scale, and what changes it. */
export function useZoom(frame: RefObject<HTMLElement | null>, { width }: Size, highlighted: string) {
  const [scale, setScale] = useState<Scale>('readable');
  const zoom = useCallback(
    (factor: number) => {
      const shown = (frame.current?.querySelector('svg')?.clientWidth ?? width) / width;
      setScale(Math.min(largest, Math.max(smallest, shown * factor)));
    },
    [frame, width],
  );

  // Pinching on a touchpad arrives as a wheel event with Ctrl.
  useEffect(() => {
    const pinch = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoom(Math.exp(-event.deltaY / 100));
    };
    const around = frame.current;
    around?.addEventListener('wheel', pinch, { passive: false });
    return () => around?.removeEventListener('wheel', pinch);
  }, [frame, zoom]);

  // The centre of the visible part stays in the centre.
  const middle = useRef({ x: 0.5, y: 0.5 });
  const onScroll = ({ currentTarget: at }: { currentTarget: HTMLElement }) => {
    const x = (at.scrollLeft + at.clientWidth / 2) / at.scrollWidth;
    middle.current = { x, y: (at.scrollTop + at.clientHeight / 2) / at.scrollHeight };
  };
  useLayoutEffect(() => {
    const around = frame.current;
    if (!around || typeof scale !== 'number') return;
    const { x, y } = middle.current;
    around.scrollTo(x * around.scrollWidth - around.clientWidth / 2, y * around.scrollHeight - around.clientHeight / 2);
  }, [frame, scale]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to the state that is highlighted now.
  useEffect(() => {
    const around = frame.current?.getBoundingClientRect();
    const shown = frame.current?.querySelector('.highlighted')?.getBoundingClientRect();
    if (!around || !shown) return;
    frame.current?.scrollBy(
      shown.x + shown.width / 2 - around.x - around.width / 2,
      shown.y + shown.height / 2 - around.y - around.height / 2,
    );
  }, [frame, highlighted]);

  return {
    scale,
    onScroll,
    smaller: () => zoom(1 / step),
    larger: () => zoom(step),
    fit: () => setScale('whole'),
  };
}
