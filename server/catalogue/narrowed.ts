/** Courses narrowed by what a person chose, and how many each choice would find (§catalogue.5, §catalogue.18). */
import type { components } from '../../src/api/generated/schema.d.ts';
import type { Listing } from '../course/listing.ts';
import type { Request } from '../http/handler-types.ts';

type Counts = components['schemas']['CatalogueCounts'];
type Filter = keyof Counts;
type Chosen = Pick<Request<'browseCatalogue'>['query'], Filter>;

/** For each choice, whether it has a course. Prices are in pence, `minutes` are those of the lessons. */
const choices: { [Name in Filter]: Record<keyof Counts[Name], (listing: Listing) => boolean> } = {
  level: {
    Beginner: ({ row }) => row.level === 'Beginner',
    Intermediate: ({ row }) => row.level === 'Intermediate',
    Advanced: ({ row }) => row.level === 'Advanced',
  },
  price: {
    free: ({ row }) => row.price === 0,
    'under-50': ({ row }) => row.price > 0 && row.price < 5_000,
    '50-to-200': ({ row }) => row.price >= 5_000 && row.price <= 20_000,
    'over-200': ({ row }) => row.price > 20_000,
  },
  duration: {
    'under-5-hours': ({ row }) => row.minutes < 5 * 60,
    '5-to-20-hours': ({ row }) => row.minutes >= 5 * 60 && row.minutes <= 20 * 60,
    'over-20-hours': ({ row }) => row.minutes > 20 * 60,
  },
  rating: {
    '4.5': ({ ratings }) => ratings.rating >= 4.5,
    '4': ({ ratings }) => ratings.rating >= 4,
    '3': ({ ratings }) => ratings.rating >= 3,
  },
};

type Option = { value: string; has: (listing: Listing) => boolean };
const optionsOf = (name: Filter): Option[] => Object.entries(choices[name]).map(([value, has]) => ({ value, has }));
const filters = (['level', 'price', 'duration', 'rating'] as const satisfies Filter[]).map((name) => ({
  name,
  options: optionsOf(name),
}));

/** The courses that have all that was chosen, in their order; each choice is counted together with those of the other filters. */
export function narrowed(listings: readonly Listing[], chosen: Chosen): { fitting: Listing[]; counts: Counts } {
  const counted = filters.map(({ name, options }) => ({
    name,
    hasChosen: options.find(({ value }) => value === chosen[name])?.has ?? (() => true),
    options: options.map((option) => ({ ...option, count: 0 })),
  }));
  const fitting: Listing[] = [];
  for (const listing of listings) {
    const failed = counted.filter(({ hasChosen }) => !hasChosen(listing));
    if (failed.length === 0) fitting.push(listing);
    if (failed.length > 1) continue;
    for (const { options } of failed.length === 0 ? counted : failed) {
      for (const option of options) if (option.has(listing)) option.count += 1;
    }
  }
  const counts = counted.map(({ name, options }) => [
    name,
    Object.fromEntries(options.map(({ value, count }) => [value, count])),
  ]);
  // The keys are those of `choices`, which are the contract's.
  return { fitting, counts: Object.fromEntries(counts) as Counts };
}
