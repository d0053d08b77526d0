import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Pending } from '../ui/primitives/pending.tsx';
import { whenIdle } from './when-idle.ts';
import { whenOnline } from './when-online.ts';

type Shown<Props> = ReactNode | ((props: Props) => ReactNode);
type Options<Props> = {
  waiting?: Shown<Props>;
  failed?: Shown<Props>;
  /** The screen is about it: it is loaded at once. */
  isAwaited?: boolean;
};

/**
 * A part of a screen, by its name in a file: one that a person can do without for a while is loaded once the rest is shown,
 * so that it does not delay it. A lazy component whose file does not arrive would bring down the whole screen. It is not
 * asked for again: browsers remember the failure until the page is loaded anew.
 */
export function lazyPart<Name extends string, Props extends object = object>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  { waiting = <Pending />, failed = null, isAwaited }: Options<Props> = {},
): ComponentType<Props> {
  return function Part(props: Props) {
    const [file, setFile] = useState<Record<Name, ComponentType<Props>> | 'waiting' | 'failed'>('waiting');
    useEffect(() => {
      const start = () => void load().then(setFile, () => setFile('failed'));
      if (isAwaited) start();
      else whenIdle(() => void whenOnline(start));
    }, []);
    const shown = file === 'failed' ? failed : waiting;
    const instead = typeof shown === 'function' ? shown(props) : shown;
    if (typeof file === 'string') return instead;
    const Loaded: ComponentType<Props> = file[name];
    // It may wait for something itself.
    return (
      <Suspense fallback={instead}>
        <Loaded {...props} />
      </Suspense>
    );
  };
}
