/** Where the focus goes in the gradebook's grid when a field in it goes. */
import { createContext, useContext } from 'react';

export type GridFocus = {
  /** Where the focus goes when the field goes: to the cell below, or to the same cell. */
  leave: (to: 'below' | 'here') => void;
  /** Gives the focus back to the grid if it was lost with what had it. */
  settle: () => void;
};

const nowhere: GridFocus = { leave: () => {}, settle: () => {} };

export const GridFocusContext = createContext<GridFocus>(nowhere);
export const useGridFocus = () => useContext(GridFocusContext);
