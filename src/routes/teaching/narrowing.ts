import type { StudentFilters } from '../../machines/teaching/student-filters.ts';

type Narrow<Filters> = { type: 'narrow'; filters: Partial<Filters> };

/** What the controls above a list of students do. */
export const narrowing = <Show extends string, Sort extends string>(
  send: (event: Narrow<StudentFilters<Show, Sort>>) => void,
) => ({
  onSearch: (search: string) => send({ type: 'narrow', filters: { search } }),
  onShow: (show: 'all' | Show) => send({ type: 'narrow', filters: { show } }),
  onSort: (sort: Sort) => send({ type: 'narrow', filters: { sort } }),
});
