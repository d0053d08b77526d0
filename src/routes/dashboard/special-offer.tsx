import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { getCurrentUser } from '../../api/account.ts';
import { listOffers } from '../../api/payment.ts';
import { offerCountdownMachine } from '../../machines/dashboard/offer-countdown.machine.ts';
import { offersMachine } from '../../machines/dashboard/offers.machine.ts';
import { paths } from '../../paths.ts';
import { OfferCountdownScreen } from '../../ui/screens/dashboard/offer-countdown/offer-countdown.view.tsx';
import { useAuth } from '../account/session.tsx';
import { useFlow, useViewer } from '../first-screen.ts';
import { dialog } from '../parts.tsx';
import { carryCode } from '../payment/promotion.ts';
import { useEmitted } from '../use-emitted.ts';
import { connectOfferCountdown } from './offer-countdown.connect.ts';
import { connectOffers } from './offers.connect.ts';

const countdown = offerCountdownMachine.provide({ actors: { getCurrentUser } });
const offers = offersMachine.provide({ actors: { listOffers } });

// Loaded when the offers are first opened.
const OffersScreen = dialog('OffersScreen', () => import('../../ui/screens/dashboard/offers/offers.view.tsx'));

/** A component of its own, so that each second of the countdown renders this card and nothing else. */
export function SpecialOffer() {
  const { token, currentUser } = useAuth();
  const navigate = useNavigate();
  const viewer = useViewer();
  const [snapshot] = useFlow(countdown, {
    input: { token: token ?? '', registeredAt: currentUser?.registeredAt ?? null, now: viewer.now },
  });
  const [dialog, send, flow] = useFlow(offers);
  const [hasOpened, setHasOpened] = useState(false);
  const open = () => {
    setHasOpened(true);
    send({ type: 'open' });
  };

  useEmitted(flow, 'carry', ({ code }) => {
    carryCode(code);
    navigate(paths.courses);
  });

  return (
    <>
      <OfferCountdownScreen view={connectOfferCountdown(snapshot, viewer.zone, open)} />
      {hasOpened && <OffersScreen view={connectOffers(dialog, send, viewer.zone)} />}
    </>
  );
}
