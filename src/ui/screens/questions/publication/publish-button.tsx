import { Megaphone } from 'lucide-react';
import { Button } from '../../../primitives/button.tsx';

/** The button above a thread that an instructor has answered (§questions.20). */
export function PublishButton({ onPublish }: { onPublish: () => void }) {
  return (
    <Button variant="secondary" icon={<Megaphone />} onClick={onPublish}>
      Publish for the course
    </Button>
  );
}
