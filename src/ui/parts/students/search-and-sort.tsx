import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { SearchField } from '../../primitives/search-field.tsx';
import { SelectField } from '../../primitives/select-field.tsx';

const bar = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '4' });
const grow = css({ flex: '1', minWidth: { base: 'full', sm: '[14rem]' } });
const sortBox = css({ width: { base: 'full', sm: '[14rem]' } });

type SearchAndSortProps<Sort extends string> = {
  /** What is searched, for instance "Search by name". */
  label: string;
  search: string;
  onSearch: (search: string) => void;
  sorts: readonly { value: Sort; label: string }[];
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** A filter in the same row. */
  children?: ReactNode;
};

/** The controls above a list of students. */
export function SearchAndSort<Sort extends string>(props: SearchAndSortProps<Sort>) {
  const { label, search, onSearch, sorts, sort, onSort, children } = props;
  return (
    <div className={bar}>
      {children}
      <div className={grow}>
        <SearchField label={label} placeholder={label} value={search} onValueChange={onSearch} />
      </div>
      <div className={sortBox}>
        <SelectField
          label="Sort by"
          options={sorts}
          value={sort}
          onChange={({ target }) => {
            const chosen = sorts.find(({ value }) => value === target.value);
            if (chosen) onSort(chosen.value);
          }}
        />
      </div>
    </div>
  );
}
