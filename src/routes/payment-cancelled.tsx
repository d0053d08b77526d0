import { useNavigate } from 'react-router-dom';
import { PaymentCancelledScreen } from '../ui/screens/payment-cancelled/payment-cancelled.view.tsx';

export function PaymentCancelled() {
  const navigate = useNavigate();
  return <PaymentCancelledScreen onBack={() => navigate(-1)} />;
}
