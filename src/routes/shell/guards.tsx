import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useAuth, useSession } from '../account/session.tsx';
import { Redirect } from '../redirect.tsx';
import { remembered } from '../remembered.ts';
import { useEmitted } from '../use-emitted.ts';
import { homeOf } from './home.ts';

// Browsers remove tabs and line breaks from addresses: "/\t/host" would be another origin.
const sameOriginPath = /^\/(?![/\\])[^\t\n\r]*$/;

/** The page that the history entry's state remembers, if of this origin (§product.13). */
function rememberedUrl(state: unknown): string | undefined {
  const from = remembered(state, 'from');
  return typeof from === 'string' && sameOriginPath.test(from) ? from : undefined;
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
  return <Redirect to={paths.login} replace state={hasLeft.current ? null : { from: pathname + search }} />;
}

/**
 * For visitors; signed-in people go to the page that they came from, where an enrolment that they started continues, or
 * to where they begin (§product.8).
 */
export function PublicOnly() {
  const { isAuthenticated, userRole } = useAuth();
  const { state } = useLocation();
  return isAuthenticated ? (
    <Redirect to={rememberedUrl(state) ?? homeOf(userRole)} replace state={{ enrol: remembered(state, 'enrol') }} />
  ) : (
    <Outlet />
  );
}
