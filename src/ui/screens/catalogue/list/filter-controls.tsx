import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { css } from 'styled-system/css';
import type { CatalogueCounts } from '../../../../api/generated/schema.d.ts';
import { FilterGroup } from '../../../primitives/filter-group.tsx';
import { SearchField } from '../../../primitives/search-field.tsx';
import { SelectField } from '../../../primitives/select-field.tsx';

type Filters = {
  search: string;
  level: keyof CatalogueCounts['level'] | 'All Levels';
  price: keyof CatalogueCounts['price'] | 'all';
  duration: keyof CatalogueCounts['duration'] | 'all';
  rating: `${keyof CatalogueCounts['rating']}` | 'all';
  sort: 'best' | 'rating' | 'students' | 'newest' | 'price-up' | 'price-down';
};

export type CatalogueControls = {
  filters: Filters;
  /** All courses, and how many each choice would find; not known before the first page has come. */
  total: number | undefined;
  counts: CatalogueCounts | undefined;
  onNarrow: (filters: Partial<Filters>) => void;
};

const levels = ['All Levels', 'Beginner', 'Intermediate', 'Advanced'] as const;
const prices = {
  all: 'Any Price',
  free: 'Free',
  'under-50': 'Under £50',
  '50-to-200': '£50 to £200',
  'over-200': 'Over £200',
};
const durations = {
  all: 'Any Length',
  'under-5-hours': 'Under 5 hours',
  '5-to-20-hours': '5 to 20 hours',
  'over-20-hours': 'Over 20 hours',
};
const ratings = { all: 'Any Rating', '4.5': '4.5 and up', '4': '4 and up', '3': '3 and up' };
const sorts = {
  best: 'Best match',
  rating: 'Highest rated',
  students: 'Most students',
  newest: 'Newest',
  'price-up': 'Lowest price',
  'price-down': 'Highest price',
};
// Numbers come first among an object's keys, whichever way they are written.
const ratingOrder = ['all', '4.5', '4', '3'];

type Labels<Value extends string> = Record<Value, string>;

/** The choices with how many courses each would find. */
function optionsOf<Value extends string>(labels: Labels<Value>, counts: Partial<Record<string, number>> | undefined) {
  return Object.entries<string>(labels).map(([value, label]) => {
    const count = counts?.[value];
    return { value, label: count === undefined ? label : `${label} (${count.toLocaleString('en-GB')})` };
  });
}

const isOf = <Value extends string>(labels: Labels<Value>, value: string): value is Value => value in labels;

// In one line where it fits, so that the courses begin higher.
const controls = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '5',
  rowGap: { base: '2', md: '3' },
  '& > :first-child': { flex: '[1 1 18rem]', maxWidth: 'prose' },
  '& > details[open]': { flexBasis: 'full' },
});
const summary = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'control',
  color: 'accent.text',
  textStyle: 'control',
  cursor: 'pointer',
});
const more = css({
  display: 'grid',
  gap: '3',
  gridTemplateColumns: '[repeat(auto-fit, minmax(min(100%, 10rem), 1fr))]',
  maxWidth: '[60rem]',
});

/** The search, the level, and what else the courses can be narrowed to and sorted by (§catalogue.1, §catalogue.18). */
export function FilterControls({ filters, counts, onNarrow }: CatalogueControls) {
  const { search, level, price, duration, rating, sort } = filters;
  const chosen = [price, duration, rating].filter((value) => value !== 'all').length + (sort === 'best' ? 0 : 1);
  // From then on the person opens and closes it.
  const [wasNarrowed] = useState(chosen > 0);
  return (
    <div className={controls}>
      <SearchField
        label="Search courses"
        placeholder="Search courses by title or keyword..."
        value={search}
        onValueChange={(text) => onNarrow({ search: text })}
      />
      <FilterGroup
        label="Level"
        options={levels.map((value) => ({
          value,
          label: value,
          count: value === 'All Levels' ? undefined : counts?.level[value],
        }))}
        value={level}
        onValueChange={(value) => onNarrow({ level: value })}
      />
      <details open={wasNarrowed}>
        <summary className={summary}>
          <SlidersHorizontal aria-hidden size="1rem" />
          More filters{chosen > 0 && ` (${chosen})`}
        </summary>
        <div className={more}>
          <SelectField
            label="Price"
            options={optionsOf(prices, counts?.price)}
            value={price}
            onChange={({ currentTarget: { value } }) => isOf(prices, value) && onNarrow({ price: value })}
          />
          <SelectField
            label="Length"
            options={optionsOf(durations, counts?.duration)}
            value={duration}
            onChange={({ currentTarget: { value } }) => isOf(durations, value) && onNarrow({ duration: value })}
          />
          <SelectField
            label="Rating"
            options={optionsOf(ratings, counts?.rating).toSorted(
              (one, other) => ratingOrder.indexOf(one.value) - ratingOrder.indexOf(other.value),
            )}
            value={rating}
            onChange={({ currentTarget: { value } }) => isOf(ratings, value) && onNarrow({ rating: value })}
          />
          <SelectField
            label="Sort by"
            options={optionsOf(sorts, undefined)}
            value={sort}
            onChange={({ currentTarget: { value } }) => isOf(sorts, value) && onNarrow({ sort: value })}
          />
        </div>
      </details>
    </div>
  );
}
