/** A page of the catalogue: searched, narrowed, sorted and counted in memory (§catalogue.17 to §catalogue.20). */
import type { components } from '../../src/api/generated/schema.d.ts';
import { enrolmentsOf } from '../course/enrolment.ts';
import { type Catalogue, type Listing, loadCatalogue } from '../course/listing.ts';
import { forLearner } from '../course/view.ts';
import type { Request } from '../http/handler-types.ts';
import type { Database } from '../platform/database/client.ts';
import { coursesWith } from './found-courses.ts';
import { narrowed } from './narrowed.ts';

type CataloguePage = components['schemas']['CataloguePage'];
type Query = Request<'browseCatalogue'>['query'];
type Sort = NonNullable<Query['sort']>;

const pageSize = 24;

/** What the courses are sorted by, the least first. */
const orders: Record<Exclude<Sort, 'best'>, (listing: Listing) => number> = {
  rating: ({ ratings }) => -ratings.rating,
  students: ({ summary }) => -summary.enrolledStudents,
  newest: ({ row }) => -Date.parse(row.lastUpdated),
  'price-up': ({ row }) => row.price,
  'price-down': ({ row }) => -row.price,
};

/** All courses in each order that was asked for, so that a page need not sort them again. */
const sorted = new WeakMap<Catalogue, Map<Sort, Listing[]>>();

function inOrder(catalogue: Catalogue, sort: Sort): Listing[] {
  if (sort === 'best') return catalogue.listings;
  const known = sorted.get(catalogue) ?? new Map<Sort, Listing[]>();
  sorted.set(catalogue, known);
  const key = orders[sort];
  const listings = known.get(sort) ?? catalogue.listings.toSorted((one, other) => key(one) - key(other));
  known.set(sort, listings);
  return listings;
}

/** From what fits best: titles that begin with the text, that have it, and others. */
function nearestFirst(listings: Listing[], text: string): Listing[] {
  const placeOf = ({ row }: Listing) => [0, 1].indexOf(Math.min(1, row.title.toLowerCase().indexOf(text)));
  const groups = Map.groupBy(listings, placeOf);
  return [0, 1, -1].flatMap((place) => groups.get(place) ?? []);
}

/** `userId` is null for a signed-out caller. */
export async function cataloguePage(db: Database, userId: string | null, query: Query): Promise<CataloguePage> {
  const { search = '', sort = 'best', limit: size = pageSize, page: asked = 1 } = query;
  const catalogue = await loadCatalogue(db);
  const text = search.trim().toLowerCase();
  const found = text === '' ? null : await coursesWith(db, catalogue, text);
  const all = inOrder(catalogue, sort);
  const { fitting, counts } = narrowed(found ? all.filter(({ row }) => found.ids.has(row.id)) : all, query);
  const listings = found && sort === 'best' ? nearestFirst(fitting, text) : fitting;
  const pages = Math.max(1, Math.ceil(listings.length / size));
  const page = Math.min(asked, pages);
  const enrolments = userId === null ? new Map<string, Date>() : await enrolmentsOf(db, userId);
  return {
    total: catalogue.listings.length,
    found: listings.length,
    isNear: found?.isNear ?? false,
    page,
    pages,
    counts,
    items: listings.slice((page - 1) * size, page * size).map(({ summary }) => forLearner(summary, enrolments)),
  };
}
