import { useActorRef, useMachine, useSelector } from '@xstate/react';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Outlet, useLocation } from 'react-router-dom';
import { css } from 'styled-system/css';
import { brand } from '../../brand.ts';
import { lightNoticesMachine } from '../../machines/light-notices.machine.ts';
import { navigationMenuMachine } from '../../machines/navigation-menu.machine.ts';
import { LoadingText } from '../../ui/primitives/loading-text.tsx';
import { Page } from '../../ui/primitives/page.tsx';
import { ThemeSwitch } from '../../ui/primitives/theme-switch.tsx';
import { CrashScreen } from '../../ui/screens/crash/crash.view.tsx';
import { NavigationMenuScreen } from '../../ui/screens/navigation-menu/navigation-menu.view.tsx';
import { type LightNoticesActor, LightNoticesContext, type NoticesActor, NoticesContext } from '../notices.ts';
import { paths } from '../paths.ts';
import { useAuth, useSession } from '../session.tsx';
import { connectNavigationMenu } from './navigation-menu.connect.ts';
import type { ThemeActor } from './theme.ts';
import { ThemeProvider } from './theme-context.tsx';

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

export type ShellProps = { notices: NoticesActor; theme: ThemeActor | null };

/** What stands around every screen: skip link, navigation, notices, theme. */
export function Shell({ notices, theme }: ShellProps) {
  const { pathname } = useLocation();
  const light = useActorRef(lightNoticesMachine);
  return (
    <NoticesContext value={notices}>
      <LightNoticesContext value={light}>
        <div className={frame}>
          <a href="#main" className={skip}>
            Skip to content
          </a>
          <Navigation key={pathname} />
          <main id="main" tabIndex={-1} ref={useFocusOnNavigation(pathname)} className={main}>
            <ErrorBoundary key={pathname} fallback={<CrashScreen onRetry={() => location.reload()} />}>
              <Suspense fallback={<Loading />}>
                <ThemeProvider actor={theme}>
                  <Outlet />
                </ThemeProvider>
              </Suspense>
            </ErrorBoundary>
          </main>
          <footer className={footer}>
            <div className={footerInner}>
              <p>{brand}</p>
              <div className={footerControls}>
                <NoticesPanel actor={notices} />
                {theme && <Theme actor={theme} />}
              </div>
            </div>
          </footer>
          <Notices actor={notices} />
          <LightNotices actor={light} />
        </div>
      </LightNoticesContext>
    </NoticesContext>
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
  useEffect(() => {
    const { unsubscribe } = session.on('go', () => location.assign(paths.login));
    return unsubscribe;
  }, [session]);
  return (
    <NavigationMenuScreen
      view={connectNavigationMenu(snapshot, currentUser, {
        onToggle: () => send({ type: 'toggle' }),
        onLogout: () => session.send({ type: 'signOut' }),
      })}
    />
  );
}

const Toaster = lazy(async () => ({ default: (await import('./notices.tsx')).Notices }));

/** Nothing until there is something to say. */
function Notices({ actor }: { actor: NoticesActor }) {
  const used = useSelector(actor, (snapshot) => snapshot.context.count > 0);
  return used ? (
    <Aside>
      <Toaster actor={actor} />
    </Aside>
  ) : null;
}

const LightToaster = lazy(async () => ({ default: (await import('./light-notices.tsx')).LightNotices }));

function LightNotices({ actor }: { actor: LightNoticesActor }) {
  const used = useSelector(actor, (snapshot) => snapshot.context.count > 0);
  return used ? (
    <Aside>
      <LightToaster actor={actor} />
    </Aside>
  ) : null;
}

const Panel = lazy(async () => ({ default: (await import('./notices-panel.tsx')).NoticesPanel }));

/** Once a notice has been dismissed. */
function NoticesPanel({ actor }: { actor: NoticesActor }) {
  const used = useSelector(actor, ({ context }) => context.count > (context.visible ? 1 : 0));
  return used ? (
    <Aside>
      <Panel actor={actor} />
    </Aside>
  ) : null;
}

/** What stands beside the page and comes later; where it cannot come, the page goes on without it. */
function Aside({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}

const never = () => () => {};

/** Not in the pre-rendered page, which cannot know the choice. */
function Theme({ actor }: { actor: ThemeActor }) {
  const theme = useSelector(actor, (snapshot) => snapshot.context.theme);
  const mounted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return mounted ? (
    <ThemeSwitch value={theme} onChange={(next) => actor.send({ type: 'choose', theme: next })} />
  ) : null;
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
