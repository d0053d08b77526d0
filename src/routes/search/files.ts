/** The files of the search, which no page needs in order to be shown. */
import { useEffect } from 'react';
import { codeFile, whenOnline } from '../code-file.ts';
import { dialog } from '../parts.tsx';

export const SearchDialog = dialog('SearchDialog', () => import('./dialog.tsx'));
export const loadCalls = codeFile(() => import('../../api/search.ts'));

/** Loads them before they are asked for. What does not come is loaded again when it is. */
export function usePreparedSearch(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return undefined;
    return whenOnline(() => void Promise.allSettled([SearchDialog.prepare(), loadCalls()]));
  }, [isWanted]);
}
