import { useEffect, useRef } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useAuth, useSession } from '../account/session.tsx';
import { remembered } from '../remembered.ts';
import { useEmitted } from '../use-emitted.ts';

// Browsers leave tabs and line breaks out of addresses: "/\t/host" would be another origin.
const sameOriginPath = /^\/(?![/\\])[^\t\n\r]*$/;

/** The same-origin place that the history entry remembers, or the dashboard (§product.13). */
export function rememberedPlace(state: unknown): string {
  const from = remembered(state, 'from');
  return typeof from === 'string' && sameOriginPath.test(from) ? from : paths.dashboard;
}

/** For the signed-in; a visitor goes to /login, replacing the entry, and a sign-out is triggered (§product.9). */
export function SignedInOnly() {
  const session = useSession();
  const { isAuthenticated } = useAuth();
  const { pathname, search } = useLocation();
  // Whoever signs out leaves no place to come back to: the next to sign in may be someone else.
  const hasLeft = useRef(false);
  useEmitted(session, 'go', () => {
    hasLeft.current = true;
  });
  useEffect(() => {
    if (!isAuthenticated) session.send({ type: 'signOut' });
  }, [isAuthenticated, session]);
  if (isAuthenticated) return <Outlet />;
  return <Navigate to={paths.login} replace state={hasLeft.current ? null : { from: pathname + search }} />;
}

/** For visitors; the signed-in go to the remembered place, and on with what they pressed there, or to /dashboard (§product.8). */
export function PublicOnly() {
  const { isAuthenticated } = useAuth();
  const { state } = useLocation();
  return isAuthenticated ? (
    <Navigate to={rememberedPlace(state)} replace state={{ enrol: remembered(state, 'enrol') }} />
  ) : (
    <Outlet />
  );
}
