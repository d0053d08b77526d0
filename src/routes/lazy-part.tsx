import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useLoaded } from './use-loaded.ts';

/**
 * A part of a screen that a person can do without for a while, by its name in a file: loaded once the rest is shown, so
 * that it does not delay it. Until then `fallback` is in its place; a lazy component that cannot be loaded would bring
 * down the whole screen.
 */
export function lazyPart<Name extends string, Props extends object = object>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  fallback: ReactNode = null,
): ComponentType<Props> {
  function Part(props: Props) {
    const Loaded: ComponentType<Props> | undefined = useLoaded(load)?.[name];
    return Loaded ? <Loaded {...props} /> : fallback;
  }
  return function PartWhenIdle(props: Props) {
    const [isIdle, setIsIdle] = useState(false);
    // Not every browser has `requestIdleCallback`.
    useEffect(() => void (window.requestIdleCallback ?? setTimeout)(() => setIsIdle(true)), []);
    return isIdle ? <Part {...props} /> : fallback;
  };
}
