import { useSearchParams } from 'react-router-dom';
import type { QueueFilters } from '../../machines/grading/types.ts';

type Chosen = { [Name in keyof QueueFilters]: QueueFilters[Name] | null | undefined };

/** The filters that are set. Others are absent, also from the address. */
export const filtersOf = ({ course, assignment, show }: Chosen): QueueFilters => ({
  ...(course && { course }),
  ...(assignment && { assignment }),
  ...(show && { show }),
});

/** The filters as the machine takes them, with `null` for each that is not set. */
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
