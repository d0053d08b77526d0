import { Maximize2, Minimize2 } from 'lucide-react';
import { IconButton } from '../../../primitives/icon-button.tsx';
import type { WorkbenchView } from './workbench.view.tsx';

/** Gives the code the whole width of a wide window, and brings back what stood beside it. */
export function WidthButton({ bench }: { bench: WorkbenchView }) {
  return (
    <span data-only="wide">
      {'onNarrow' in bench ? (
        <IconButton size="sm" label="Show the task beside the code" icon={<Minimize2 />} onClick={bench.onNarrow} />
      ) : (
        <IconButton size="sm" label="Give the code the full width" icon={<Maximize2 />} onClick={bench.onWiden} />
      )}
    </span>
  );
}
