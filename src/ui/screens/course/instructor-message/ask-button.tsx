import { MessageCircleQuestion } from 'lucide-react';
import { Button } from '../../../primitives/button.tsx';

/** At the end of a lesson (§questions.11). */
export function AskButton({ onAsk }: { onAsk: () => void }) {
  return (
    <div>
      <Button variant="secondary" icon={<MessageCircleQuestion />} onClick={onAsk}>
        Ask about this lesson
      </Button>
    </div>
  );
}
