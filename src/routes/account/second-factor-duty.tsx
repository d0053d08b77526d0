import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { owesSecondFactor } from '../../api/second-factor-duty.ts';
import { paths } from '../../paths.ts';

/**
 * Leads an instructor who has to set up two-step sign-in first to the profile, which asks for it (§account.77). Where it is
 * not known, the page stays: the server refuses its calls anyway, and says why.
 */
export function SecondFactorDuty() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (pathname === paths.profile) return;
    const leaving = new AbortController();
    owesSecondFactor(leaving.signal).then(
      (owes) => owes && !leaving.signal.aborted && navigate(paths.profile, { replace: true }),
      () => {},
    );
    return () => leaving.abort();
  }, [pathname, navigate]);
  return null;
}
