/** How an instructor narrows and sorts the students of a course: in the roster and in the gradebook. */
export type StudentFilters<Show extends string, Sort extends string> = {
  search: string;
  show: 'all' | Show;
  sort: Sort;
};

/** What the filters ask for: what is not set is left out. */
export const askedOf = <Show extends string, Sort extends string>({
  courseId,
  search,
  show,
  sort,
}: StudentFilters<Show, Sort> & { courseId: string }) => ({
  courseId,
  sort,
  show: show === 'all' ? undefined : show,
  search: search.trim() || undefined,
});
