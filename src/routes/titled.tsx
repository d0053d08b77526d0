import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { useTitle } from './head.ts';

/** Sets the document's title; screens that load a more exact one replace it (`useTitle`). */
export function Titled({ title, as: Screen }: { title?: string; as: ComponentType }) {
  useTitle(title);
  return <Screen />;
}

export const titled = (path: string, title: string, as: ComponentType): RouteObject => ({
  path,
  element: <Titled title={title} as={as} />,
});
