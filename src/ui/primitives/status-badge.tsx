import { CircleCheck, CircleDashed, Clock, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge, type BadgeTone } from './badge.tsx';

const known: Record<string, { tone: BadgeTone; icon: ReactNode }> = {
  pending: { tone: 'warning', icon: <Clock /> },
  overdue: { tone: 'danger', icon: <TriangleAlert /> },
  completed: { tone: 'info', icon: <CircleCheck /> },
  graded: { tone: 'success', icon: <CircleCheck /> },
  requested: { tone: 'info', icon: <Clock /> },
  granted: { tone: 'success', icon: <CircleCheck /> },
  declined: { tone: 'danger', icon: <TriangleAlert /> },
  confirmed: { tone: 'success', icon: <CircleCheck /> },
  failed: { tone: 'danger', icon: <TriangleAlert /> },
  scheduled: { tone: 'info', icon: <Clock /> },
  upcoming: { tone: 'info', icon: <Clock /> },
  live: { tone: 'success', icon: <CircleDashed /> },
  cancelled: { tone: 'danger', icon: <TriangleAlert /> },
};

export type StatusBadgeProps = {
  /**
   * pending, overdue, completed, graded, requested, granted, declined, confirmed, failed, scheduled, upcoming, live,
   * cancelled; others neutral.
   */
  status: string;
  /** The words; by default the status, capitalised. */
  children?: string | undefined;
};

/** The status of an assignment, a class or a payment, as icon and word. */
export function StatusBadge({ status, children }: StatusBadgeProps) {
  const { tone, icon } = known[status.toLowerCase()] ?? { tone: 'neutral' as const, icon: <Info /> };
  return (
    <Badge tone={tone} icon={icon}>
      {children ?? status.charAt(0).toUpperCase() + status.slice(1)}
    </Badge>
  );
}
