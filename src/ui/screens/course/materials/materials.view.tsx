import { Download } from 'lucide-react';
import { match } from 'ts-pattern';
import { Button } from '../../../primitives/button.tsx';

export type CourseMaterialsView = { state: 'idle'; onDownload: () => void } | { state: 'downloading' };

/** The course's texts as an archive (§course.25). */
export function CourseMaterialsScreen({ view }: { view: CourseMaterialsView }) {
  return match(view)
    .with({ state: 'idle' }, ({ onDownload }) => (
      <Button variant="secondary" full icon={<Download />} onClick={onDownload}>
        Download Materials
      </Button>
    ))
    .with({ state: 'downloading' }, () => (
      <Button variant="secondary" full busy>
        Download Materials
      </Button>
    ))
    .exhaustive();
}
