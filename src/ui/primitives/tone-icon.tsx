import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';

export type MessageTone = 'success' | 'warning' | 'danger' | 'info';

const icons = { success: CircleCheck, warning: TriangleAlert, danger: CircleAlert, info: Info };
const labels = { success: 'Success', warning: 'Warning', danger: 'Error', info: 'Information' };

/** The icon that goes with a tone, and the tone in words for screen readers. */
export function ToneIcon({ tone, silent = false }: { tone: MessageTone; silent?: boolean }) {
  const Icon = icons[tone];
  return (
    <>
      <Icon aria-hidden size="1.25rem" />
      {!silent && <span className="visually-hidden">{labels[tone]}: </span>}
    </>
  );
}
