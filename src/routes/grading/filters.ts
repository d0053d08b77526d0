import { useSearchParams } from 'react-router-dom';
import type { QueueFilters } from '../../machines/grading/types.ts';

/** The queue's filters, as the address has them. */
export function useFilters(): QueueFilters {
  const [search] = useSearchParams();
  const [course, assignment] = [search.get('course'), search.get('assignment')];
  return {
    ...(course && { course }),
    ...(assignment && { assignment }),
    ...(search.get('show') === 'returned' && { show: 'returned' }),
  };
}
