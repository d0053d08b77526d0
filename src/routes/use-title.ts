import { useEffect } from 'react';
import { brand } from '../brand.ts';

/** Sets the document's title while the component is mounted. */
export function useTitle(title: string | undefined) {
  useEffect(() => {
    document.title = title ? `${title} · ${brand}` : brand;
  }, [title]);
}
