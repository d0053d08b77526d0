import { useSearchParams } from 'react-router-dom';
import type { ChosenFilters } from '../../machines/grading/queue.machine.ts';
import type { QueueFilters } from '../../machines/grading/types.ts';
import { chosenIn } from '../chosen.ts';

export const choices = {
  course: 'text',
  assignment: 'text',
  show: ['waiting', 'returned'],
  search: 'text',
} as const;

/** The filters that are set. Others are absent, also from the address. */
export const filtersOf = ({ course, assignment, show, search }: ChosenFilters): QueueFilters => ({
  ...(course && { course }),
  ...(assignment && { assignment }),
  ...(show === 'returned' && { show }),
  ...(search.trim() && { search: search.trim() }),
});

/** The filters of the queue that the person came from, as the address has them. */
export function useFilters(): QueueFilters {
  const [address] = useSearchParams();
  return filtersOf(chosenIn(choices, address));
}

/** Whether the person came from the list of regrade requests. */
export const useFromRegrades = (): boolean => useSearchParams()[0].get('from') === 'regrades';

/** Those by which the submission before and the one after are found. */
export const ofNeighbours = ({ show: _show, search: _search, ...filters }: QueueFilters) => filters;
