import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { remembered } from '../remembered.ts';

/**
 * The token of the mailed link that opened this page. It is moved at once from the address into the history entry's
 * state, so that nobody sees it or copies it with the address, and a reload still finds it.
 */
export function useLinkToken(): string | null {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const arrived = new URLSearchParams(search).get('token');
  useEffect(() => {
    if (arrived) navigate(pathname, { replace: true, state: { ...state, token: arrived } });
  }, [arrived, pathname, state, navigate]);
  if (arrived !== null) return arrived;
  const kept = remembered(state, 'token');
  return typeof kept === 'string' ? kept : null;
}
