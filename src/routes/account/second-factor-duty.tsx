import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { owesSecondFactor } from '../../api/second-factor-duty.ts';
import { paths } from '../../paths.ts';
import { useNotify } from '../effects.ts';

/**
 * Leads an instructor who has to set up two-step sign-in first to the profile, where that is done (§account.77). While it is
 * not known, the page stays: the server refuses its calls anyway, and says why.
 */
export function SecondFactorDuty() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const notify = useNotify();
  const isFree = useRef(false);
  const lead = useEffectEvent(() => {
    navigate(paths.profile, { replace: true });
    notify({ message: 'secondFactorMissing' });
  });
  useEffect(() => {
    // It can be turned off there, too, so what was known is asked again afterwards.
    if (pathname === paths.profile) isFree.current = false;
    if (pathname === paths.profile || isFree.current) return;
    const leaving = new AbortController();
    owesSecondFactor(leaving.signal).then(
      (owes) => {
        if (leaving.signal.aborted) return;
        isFree.current = !owes;
        if (owes) lead();
      },
      () => {},
    );
    return () => leaving.abort();
  }, [pathname]);
  return null;
}
