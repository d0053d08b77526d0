import { useState } from 'react';
import { css } from 'styled-system/css';
import { Button } from '../primitives/button.tsx';
import { SearchField } from '../primitives/search-field.tsx';

export type SearchFormProps = {
  label: string;
  /** The text of the current search. */
  query: string;
  onSearch: (query: string) => void;
};

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: '3',
  '& > :first-child': { flex: '[1 1 12rem]' },
});

/** A search on the server, so it starts with a button or Enter. Clearing the field shows everything again. */
export function SearchForm({ label, query, onSearch }: SearchFormProps) {
  const [typed, setTyped] = useState(query);
  const [before, setBefore] = useState(query);
  if (query !== before) {
    setBefore(query);
    setTyped(query);
  }
  return (
    <form
      className={bar}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed.trim().slice(0, 100));
      }}
    >
      <SearchField
        label={label}
        placeholder={`${label}...`}
        value={typed}
        onValueChange={(next) => {
          setTyped(next);
          if (next === '') onSearch('');
        }}
      />
      <Button type="submit" variant="secondary">
        Search
      </Button>
    </form>
  );
}
