import { useNavigate, useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { paths } from '../../paths.ts';
import { PaymentCancelledScreen } from '../../ui/screens/payment/cancelled/cancelled.view.tsx';

const courseSchema = z.catch(z.nullable(z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,63}$/))), null);

export function PaymentCancelled() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const courseId = courseSchema.parse(search.get('course'));
  // Back in the history is the checkout, which may be closed.
  const onBack = () => (courseId ? navigate(paths.course(courseId), { replace: true }) : navigate(-1));
  return <PaymentCancelledScreen onBack={onBack} />;
}
