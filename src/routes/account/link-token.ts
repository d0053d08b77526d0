import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { remembered } from '../remembered.ts';

/**
 * The token of the link that led here. It moves from the address bar into the history entry at once: there it outlives
 * a reload, and neither shows, nor is copied, nor comes along when the page is visited without a token.
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
