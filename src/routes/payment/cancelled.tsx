import { useNavigate } from 'react-router-dom';
import { PaymentCancelledScreen } from '../../ui/screens/payment/cancelled/cancelled.view.tsx';

export function PaymentCancelled() {
  const navigate = useNavigate();
  return <PaymentCancelledScreen onBack={() => navigate(-1)} />;
}
