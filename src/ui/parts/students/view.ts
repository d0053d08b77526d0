import type { ReactNode } from 'react';
import type { RestOfListView } from '../rest-of-list.tsx';

/** What an instructor narrows and sorts a list of students by, on a page of their course. */
export type StudentsControls<Show extends string, Sort extends string> = {
  course: string;
  search: string;
  onSearch: (search: string) => void;
  show: Show;
  onShow: (show: Show) => void;
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** The button that downloads the table. */
  download: ReactNode;
};

export type StudentsView<Controls, Listed> =
  | ({ state: 'loading' } & Controls)
  | ({ state: 'failed'; message: string; onRetry: () => void } & Controls)
  | ({ state: 'empty' } & Controls)
  /** `total`: how many students match the search and the filter. */
  | (RestOfListView & Controls & Listed & { total: number });
