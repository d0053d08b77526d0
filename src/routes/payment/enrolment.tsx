import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { forgetEnrolments } from '../../api/cache.ts';
import { enrollInCourse } from '../../api/course.ts';
import { createCheckout, quotePayment } from '../../api/payment.ts';
import { type CourseToEnrol, enrolmentMachine } from '../../machines/payment/enrolment.machine.ts';
import { paths } from '../../paths.ts';
import { useUnsent } from '../../sync/unsent.ts';
import { useAuth } from '../account/session.tsx';
import { useEffects } from '../effects.ts';
import { useFlow } from '../first-screen.ts';
import { dialog } from '../parts.tsx';
import { remembered } from '../remembered.ts';
import { useEmitted } from '../use-emitted.ts';
import { connectEnrolment } from './enrolment.connect.ts';
import { carriedCode } from './promotion.ts';

const machine = enrolmentMachine.provide({ actors: { enrollInCourse, quotePayment, createCheckout } });

// Loaded when someone first enrols.
const EnrolmentScreen = dialog(
  'EnrolmentScreen',
  () => import('../../ui/screens/payment/enrolment/enrolment.view.tsx'),
);

type Options = {
  onEnrolled?: (courseId: string) => void;
  /** The course that the screen shows, once loaded: a visitor who signed in to enrol continues with it. */
  course?: (CourseToEnrol & { price: number; enrolled: boolean }) | null;
};
type Enrolment = {
  /** Enrols at once if the course is free, otherwise opens the payment dialog; a visitor signs in first. */
  enrol: (course: CourseToEnrol & { price?: number }) => void;
  /** The course that is being enrolled in right now. */
  enrollingId: string | null;
  /** The dialog, to be rendered once. */
  element: ReactNode;
};

/** Enrolment for a screen that lists or shows courses (§payment.4, §payment.5, §payment.6). */
export function useEnrolment({ onEnrolled, course }: Options = {}): Enrolment {
  const { isAuthenticated } = useAuth();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const [snapshot, send, flow] = useFlow(machine);
  useEffects(flow);
  useUnsent(snapshot.hasTag('input'));

  useEmitted(flow, 'enrolled', (event) => {
    // The enrolment may have been made in another tab, so this tab's cache may lack it.
    forgetEnrolments();
    onEnrolled?.(event.courseId);
  });

  // A page restored from the back-forward cache is still in the state in which it went to the checkout.
  useEffect(() => {
    const comeBack = () => flow.send({ type: 'return' });
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, [flow]);

  const enrol: Enrolment['enrol'] = ({ id, title, price }) => {
    if (!isAuthenticated) {
      navigate(paths.login, { state: { from: pathname, enrol: id } });
    } else if (price) {
      send({ type: 'pay', course: { id, title }, code: carriedCode() || undefined });
    } else {
      send({ type: 'code.type', text: carriedCode() });
      send({ type: 'enrol', course: { id, title } });
    }
  };

  const hasSignedIn = isAuthenticated && course != null && remembered(state, 'enrol') === course.id;
  const goOn = useEffectEvent(() => {
    navigate(pathname + search, { replace: true, state: null });
    if (course && !course.enrolled) enrol(course);
  });
  useEffect(() => {
    if (hasSignedIn) goOn();
  }, [hasSignedIn]);

  const view = connectEnrolment(snapshot, send);
  return {
    enrol,
    enrollingId: view.state === 'enrolling' ? snapshot.context.course.id : null,
    element: view.state === 'closed' || view.state === 'enrolling' ? null : <EnrolmentScreen view={view} />,
  };
}
