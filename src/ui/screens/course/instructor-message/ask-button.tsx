import { MessageCircleQuestion } from 'lucide-react';
import { Button } from '../../../primitives/button.tsx';

/** The button at the end of a lesson that asks the instructor about it (§questions.11). */
export function AskButton({ onAsk }: { onAsk: () => void }) {
  return (
    <div>
      <Button variant="secondary" icon={<MessageCircleQuestion />} onClick={onAsk}>
        Ask about this lesson
      </Button>
    </div>
  );
}
