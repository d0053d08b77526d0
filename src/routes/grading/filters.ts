import { useSearchParams } from 'react-router-dom';
import type { Filters } from '../../machines/grading/types.ts';

/** The queue's filters, as the address has them. */
export function useFilters(): Filters {
  const [search] = useSearchParams();
  const [course, assignment] = [search.get('course'), search.get('assignment')];
  return { ...(course && { course }), ...(assignment && { assignment }) };
}
