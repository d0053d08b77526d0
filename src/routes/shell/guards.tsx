import { useEffect, useRef } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useAuth, useSession } from '../account/session.tsx';
import { remembered } from '../remembered.ts';
import { useEmitted } from '../use-emitted.ts';

// Browsers remove tabs and line breaks from addresses: "/\t/host" would be another origin.
const sameOriginPath = /^\/(?![/\\])[^\t\n\r]*$/;

/**
 * The page to go to after signing in: what the history entry's state holds, if of this origin, or the dashboard
 * (§product.13).
 */
export function rememberedPlace(state: unknown): string {
  const from = remembered(state, 'from');
  return typeof from === 'string' && sameOriginPath.test(from) ? from : paths.dashboard;
}

/** For signed-in people; a visitor is signed out and redirected to /login (§product.9). */
export function SignedInOnly() {
  const session = useSession();
  const { isAuthenticated } = useAuth();
  const { pathname, search } = useLocation();
  // After a sign-out, do not remember this page: the next to sign in may be someone else.
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

/**
 * For visitors; signed-in people go to the page that they came from, where an enrolment that they started continues, or
 * to /dashboard (§product.8).
 */
export function PublicOnly() {
  const { isAuthenticated } = useAuth();
  const { state } = useLocation();
  return isAuthenticated ? (
    <Navigate to={rememberedPlace(state)} replace state={{ enrol: remembered(state, 'enrol') }} />
  ) : (
    <Outlet />
  );
}
