import { useMachine } from '@xstate/react';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Outlet, useLocation } from 'react-router-dom';
import { css } from 'styled-system/css';
import { mayEndSession, requestEnded } from '../../api/signals.ts';
import { brand } from '../../brand.ts';
import { navigationMenuMachine } from '../../machines/shell/navigation-menu.machine.ts';
import { paths } from '../../paths.ts';
import { LoadingText } from '../../ui/primitives/loading-text.tsx';
import { Page } from '../../ui/primitives/page.tsx';
import { CrashScreen } from '../../ui/screens/shell/crash/crash.view.tsx';
import { NavigationMenuScreen } from '../../ui/screens/shell/navigation-menu/navigation-menu.view.tsx';
import { useAuth, useSession } from '../account/session.tsx';
import { loadOnce } from '../load-once.ts';
import { type Say, SayContext } from '../say.ts';
import { useEmitted } from '../use-emitted.ts';
import { connectNavigationMenu } from './navigation-menu.connect.ts';

const frame = css({ display: 'flex', flexDirection: 'column', minHeight: 'viewport' });
const main = css({ flexGrow: '1' });
// As high as the page that comes, so that the footer does not move.
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
  minHeight: '16',
  mx: 'auto',
  px: 'gutter',
  py: '3',
});
const footerControls = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4' });
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

/** What stands around every screen: skip link, navigation, notices, theme. */
export function Shell() {
  const { pathname } = useLocation();
  const { say, toasters } = useToasters();
  const [arrived, setArrived] = useState(false);
  const arrive = useCallback(() => whenIdle(() => setArrived(true)), []);
  return (
    <SayContext value={say}>
      <div className={frame}>
        <a href="#main" className={skip}>
          Skip to content
        </a>
        <Navigation key={pathname} />
        <main id="main" tabIndex={-1} ref={useFocusOnNavigation(pathname)} className={main}>
          <ErrorBoundary key={pathname} fallback={<CrashScreen onRetry={() => location.reload()} />}>
            <Suspense fallback={<Loading />}>
              <Outlet />
              <Arrival onArrive={arrive} />
            </Suspense>
          </ErrorBoundary>
        </main>
        <footer className={footer}>
          <div className={footerInner}>
            <p>{brand}</p>
            <div className={footerControls}>
              {toasters && <toasters.NoticesPanel />}
              {arrived && <Afterwards />}
            </div>
          </div>
        </footer>
        {toasters && <toasters.Toasters />}
      </div>
    </SayContext>
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

/** Keyed by the path, so that going somewhere closes the menu. */
function Navigation() {
  const session = useSession();
  const { currentUser } = useAuth();
  const [snapshot, send] = useMachine(navigationMenuMachine);
  useEmitted(session, 'go', () => location.assign(paths.login));
  return (
    <NavigationMenuScreen
      view={connectNavigationMenu(snapshot, currentUser, {
        onToggle: () => send({ type: 'toggle' }),
        // Who has typed something is asked first (`signing-out.tsx`).
        onLogout: () => mayEndSession.ask() && session.send({ type: 'signOut' }),
      })}
    />
  );
}

const loadToasters = loadOnce(() => import('./toasters.tsx'));

/** The toasters come with the first word; where they cannot be loaded, the page goes on without them. */
function useToasters() {
  const [toasters, setToasters] = useState<typeof import('./toasters.tsx') | null>(null);
  const say = useCallback<Say>((said) => {
    loadToasters().then(
      (loaded) => {
        loaded.hear(said);
        setToasters(loaded);
      },
      () => {},
    );
  }, []);
  return { say, toasters };
}

// Not every browser tells.
const whenIdle = (act: () => void) => void (window.requestIdleCallback ?? setTimeout)(act);

/** Beside a screen that is loaded: tells when that has come. */
function Arrival({ onArrive }: { onArrive: () => void }) {
  useEffect(onArrive, [onArrive]);
  return null;
}

const loadLater = loadOnce(() => import('./later.tsx'));

/**
 * The theme's switch and the notes: not in the pre-rendered page, and not before the screen is there. Where they cannot
 * be loaded, the next answer of the server tries again.
 */
function Afterwards() {
  const [later, setLater] = useState<typeof import('./later.tsx') | null>(null);
  useEffect(() => {
    if (later) return;
    const attempt = () => void loadLater().then(setLater, () => {});
    attempt();
    return requestEnded.listen(attempt);
  }, [later]);
  return <ErrorBoundary fallback={null}>{later && <later.Later />}</ErrorBoundary>;
}

/** Moves focus and scroll to the new page's start, but not on the first page. */
function useFocusOnNavigation(pathname: string) {
  const ref = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    scrollTo(0, 0);
    ref.current?.focus({ preventScroll: true });
  }, [pathname]);
  return ref;
}
