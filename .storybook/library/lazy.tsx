/** Loads what only documentation pages need when a page opens, so that stories show sooner. */
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, type PropsWithChildren, Suspense } from 'react';

const page = () => import('./component-page.tsx');
const Page = lazy(() => page().then(({ ComponentPage }) => ({ default: ComponentPage })));
const Container = lazy(() => page().then(({ ThemedContainer }) => ({ default: ThemedContainer })));

export const LazyPage = () => (
  <Suspense>
    <Page />
  </Suspense>
);

export const LazyContainer = (props: PropsWithChildren<DocsContainerProps>) => (
  <Suspense>
    <Container {...props} />
  </Suspense>
);
