import { Suspense, useContext, useEffect, useReducer } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { matchPath, Outlet, useLocation } from 'react-router-dom';
import { css } from 'styled-system/css';
import { fileArrived } from '../../api/signals.ts';
import { brand } from '../../brand.ts';
import { patterns } from '../../paths.ts';
import { Corner } from '../../ui/primitives/corner.tsx';
import { LoadingText } from '../../ui/primitives/loading-text.tsx';
import { Page } from '../../ui/primitives/page.tsx';
import { CrashScreen } from '../../ui/screens/shell/crash/crash.view.tsx';
import { hearing, replayEarlyEvents } from '../early-events.ts';
import { FirstScreenContext } from '../first-screen.ts';
import { Search } from '../search/opener.tsx';
import { ToasterContext } from '../toaster-context.ts';
import { AfterFirstScreen, ScreenShown, useFirstScreen } from './after-first-screen.tsx';
import { Connection } from './connection.tsx';
import { NavigationMenu } from './navigation-menu.tsx';
import { useOpening } from './opening.ts';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';
import { useToasters } from './use-toasters.ts';

const frame = css({ display: 'flex', flexDirection: 'column', minHeight: 'viewport' });
const main = css({ flexGrow: '1' });
// As high as the screen, so that the footer does not jump when the page replaces it.
const loading = css({ minHeight: 'viewport' });
const footer = css({
  borderTopWidth: 'hairline',
  borderTopStyle: 'solid',
  borderTopColor: 'border.default',
  color: 'fg.muted',
  textStyle: 'small',
});
const footerInner = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4',
  maxWidth: 'page',
  mx: 'auto',
  px: 'gutter',
  py: '3',
});
const footerControls = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4',
  // The place of the theme switch, which arrives later, so that the footer keeps its height.
  minHeight: '12',
  minWidth: { base: '32', md: '0' },
});
const skip = css({
  position: 'absolute',
  left: '2',
  top: '2',
  zIndex: 'skip',
  bg: 'bg.surface',
  color: 'accent.text',
  px: '4',
  py: '2',
  borderRadius: 'md',
  transform: 'translateY(-200%)',
  _focus: { transform: 'none' },
});

/** The frame of every page: skip link, navigation, notices and footer around the route's screen. */
export function Shell() {
  const { pathname } = useLocation();
  const { dispatch, toasters } = useToasters();
  const firstScreen = useFirstScreen();
  // After a fallback, React waits up to 0.3 s before it shows what has arrived, unless something else renders as well.
  const [, renderArrived] = useReducer((files: number) => files + 1, 0);
  // Not while a rendered page is being taken over: React would then render it anew.
  const isTakenOver = useContext(FirstScreenContext) === null || firstScreen.isShown;
  useEffect(() => (isTakenOver ? fileArrived.listen(renderArrived) : undefined), [isTakenOver]);
  useEffect(replayEarlyEvents, []);
  useOpening(pathname);
  return (
    <ToasterContext value={dispatch}>
      {/* What is always worked at has the low navigation before its code has come, so that nothing moves when it does. */}
      <div
        className={frame}
        data-working={matchPath(patterns.teach.submission, pathname) ? '' : undefined}
        {...hearing}
      >
        <a href="#main" className={skip}>
          Skip to content
        </a>
        {/* Keyed by the path, so that the menu closes on navigation. */}
        <NavigationMenu key={pathname} />
        <Search />
        <main id="main" data-opening tabIndex={-1} ref={useFocusOnNavigation()} className={main}>
          <ErrorBoundary key={pathname} fallback={<CrashScreen onRetry={() => location.reload()} />}>
            <Suspense fallback={<Loading />}>
              <Outlet />
              <ScreenShown onShown={firstScreen.onShown} />
            </Suspense>
          </ErrorBoundary>
        </main>
        <footer className={footer}>
          <div className={footerInner}>
            <p>{brand}</p>
            <div className={footerControls}>
              {toasters && <toasters.NoticesPanel />}
              {firstScreen.isShown && <AfterFirstScreen />}
            </div>
          </div>
        </footer>
        <Corner
          // Not loaded later, as nothing can be loaded while offline.
          lasting={firstScreen.isShown && <Connection />}
        >
          {toasters && <toasters.Toasters />}
        </Corner>
      </div>
    </ToasterContext>
  );
}

function Loading() {
  return (
    <div className={loading}>
      <Page>
        <LoadingText />
      </Page>
    </div>
  );
}
