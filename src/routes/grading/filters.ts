import { useSearchParams } from 'react-router-dom';
import type { QueueFilters } from '../../machines/grading/types.ts';

type Chosen = { [Name in keyof QueueFilters]: QueueFilters[Name] | null | undefined };

/** A filter that is not set, or set to nothing, is absent: from the address, too. */
export const filtersOf = ({ course, assignment, show }: Chosen): QueueFilters => ({
  ...(course && { course }),
  ...(assignment && { assignment }),
  ...(show && { show }),
});

/** What is asked for, with `null` for each filter that is not set. */
export const wantedOf = ({ course, assignment, show }: QueueFilters) => ({
  course: course ?? null,
  assignment: assignment ?? null,
  show: show ?? null,
});

/** The queue's filters, as the address has them. */
export function useFilters(): QueueFilters {
  const [search] = useSearchParams();
  const show = search.get('show') === 'returned' ? 'returned' : null;
  return filtersOf({ course: search.get('course'), assignment: search.get('assignment'), show });
}
