import type { ReactNode } from 'react';
import { Dialog } from '../../../primitives/dialog.tsx';
import { outlineName } from './outline-name.ts';

/** The outline over the lesson, where there is no room beside it (§lesson.36). */
export function OutlineDrawer({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <Dialog open onClose={onClose} title={outlineName} firstFocus="dialog" place="side">
      <nav aria-label={outlineName}>{children}</nav>
    </Dialog>
  );
}
