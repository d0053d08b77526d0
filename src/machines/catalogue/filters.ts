/** What the catalogue can be narrowed to and sorted by (§catalogue.5, §catalogue.16, §catalogue.18, §catalogue.19). */
import type { OperationInput } from '../../api/operation.ts';

type Asked = Required<Omit<OperationInput<'browseCatalogue'>, 'page' | 'limit'>>;

/** As a person chooses: `all` for no filter. */
export type Filters = {
  search: string;
  level: Asked['level'] | 'All Levels';
  price: Asked['price'] | 'all';
  duration: Asked['duration'] | 'all';
  rating: Asked['rating'] | 'all';
  sort: Asked['sort'];
};

export const noFilters: Filters = {
  search: '',
  level: 'All Levels',
  price: 'all',
  duration: 'all',
  rating: 'all',
  sort: 'best',
};

/** The longest text that the server searches for. */
const longest = 100;

/** A page of what the filters leave, as the operation is asked for it. */
export function askedOf(filters: Filters, page: number): OperationInput<'browseCatalogue'> {
  const { level, price, duration, rating, sort } = filters;
  const search = filters.search.trim().slice(0, longest);
  return {
    ...(search !== '' && { search }),
    ...(level !== 'All Levels' && { level }),
    ...(price !== 'all' && { price }),
    ...(duration !== 'all' && { duration }),
    ...(rating !== 'all' && { rating }),
    ...(sort !== 'best' && { sort }),
    ...(page !== 1 && { page }),
  };
}
