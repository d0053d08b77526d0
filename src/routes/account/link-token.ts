import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { remembered } from '../remembered.ts';

/**
 * The token of the emailed link that opened this page: in the fragment, or in the query of an older link. It is moved
 * from the address into the history entry's state, so that nobody sees it or copies it with the address, and a reload
 * still finds it. When a link loads the page, the page's first script does that (scripts/link-page.ts); this hook is
 * for a link that is opened while the app is running.
 */
export function useLinkToken(): string | null {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const arrived = new URLSearchParams(hash.slice(1)).get('token') ?? new URLSearchParams(search).get('token');
  useEffect(() => {
    if (arrived) navigate(pathname, { replace: true, state: { ...state, token: arrived } });
  }, [arrived, pathname, state, navigate]);
  if (arrived !== null) return arrived;
  const kept = remembered(state, 'token');
  return typeof kept === 'string' ? kept : null;
}
