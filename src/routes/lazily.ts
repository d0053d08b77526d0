import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { fileArrived } from '../api/signals.ts';

type Loader<Name extends string, Props> = () => Promise<Record<Name, ComponentType<Props>>>;

/** A component by its name in a file, which is loaded when it is first shown. */
export function lazily<Name extends string>(name: Name, load: Loader<Name, object>): LazyExoticComponent<ComponentType>;
export function lazily<Name extends string, Props>(
  name: Name,
  load: Loader<Name, Props>,
): LazyExoticComponent<ComponentType<Props>>;
export function lazily<Name extends string, Props>(name: Name, load: Loader<Name, Props>) {
  return lazy(async () => {
    const file = await load();
    fileArrived.emit();
    return { default: file[name] };
  });
}
