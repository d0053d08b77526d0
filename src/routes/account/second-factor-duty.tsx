import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { getSecondFactor } from '../../api/account/second-factor-duty.ts';
import { secondFactorDutyMachine } from '../../machines/account/second-factor-duty.machine.ts';
import { paths } from '../../paths.ts';
import { useEffects } from '../effects.ts';
import { useFlow } from '../first-screen.ts';
import { useEmitted } from '../use-emitted.ts';

const machine = secondFactorDutyMachine.provide({ actors: { getSecondFactor } });

/** Tells the flow which page is open, and opens the profile for it. It shows nothing, so it has no view. */
export function Duty() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [, , flow] = useFlow(machine);
  useEmitted(flow, 'lead', () => void navigate(paths.profile, { replace: true }));
  useEffects(flow);
  useEffect(() => flow.send({ type: pathname === paths.profile ? 'profile.open' : 'page.open' }), [pathname, flow]);
  return null;
}
