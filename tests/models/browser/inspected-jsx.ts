/** Replaces `react/jsx-runtime` in the walks' build: reports which state of its view each screen shows. */
import { createElement, type ElementType, useEffect, useLayoutEffect } from 'react';
import * as runtime from 'react/jsx-runtime';
import { hideView, showView } from './observer.ts';

type Make = typeof runtime.jsx;
type ScreenProps = { view: { state: string } };

const isScreenProps = (props: unknown): props is ScreenProps =>
  typeof props === 'object' &&
  props !== null &&
  'view' in props &&
  typeof props.view === 'object' &&
  props.view !== null &&
  'state' in props.view;

const watched = new Map<ElementType, ElementType>();

/** The same screen, which also reports the state that it shows, and when it unmounts. */
function watch(screen: ElementType, stem: string): ElementType {
  const known = watched.get(screen);
  if (known) return known;
  const watching = (props: ScreenProps) => {
    useLayoutEffect(() => showView(stem, props.view.state));
    useEffect(() => () => hideView(stem), []);
    return createElement(screen, props);
  };
  watched.set(screen, watching);
  return watching;
}

const seen =
  (make: Make): Make =>
  (type, props, key) => {
    const stem: unknown = Reflect.get(Object(type), 'stem');
    return make(typeof stem === 'string' && isScreenProps(props) ? watch(type, stem) : type, props, key);
  };

export const { Fragment } = runtime;
export const jsx = seen(runtime.jsx);
export const jsxs = seen(runtime.jsxs);
