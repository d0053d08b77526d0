/** Takes the place of `react/jsx-runtime` in the build that is walked: it is seen which view of a screen is shown. */
import * as runtime from 'react/jsx-runtime';
import { observeView } from './observer.ts';

type Make = typeof runtime.jsx;

const isView = (value: unknown): value is { state: string } =>
  typeof value === 'object' && value !== null && 'state' in value && typeof value.state === 'string';

const seen =
  (make: Make): Make =>
  (type, props, key) => {
    const stem: unknown = Reflect.get(Object(type), 'stem');
    const view: unknown = Reflect.get(Object(props), 'view');
    if (typeof stem === 'string' && isView(view)) observeView(stem, view.state);
    return make(type, props, key);
  };

export const { Fragment } = runtime;
export const jsx = seen(runtime.jsx);
export const jsxs = seen(runtime.jsxs);
