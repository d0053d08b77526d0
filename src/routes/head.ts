/** What a page says of itself: to the person in its title, to search engines and in previews of links by the rest. */
import { useContext, useEffect } from 'react';
import { brand } from '../brand.ts';
import { FirstScreenContext, type Head } from './first-screen.ts';

export const titleOf = ({ title }: Head) => (title ? `${title} · ${brand}` : brand);

/** Sets the title while the component is mounted. The rest is of use only in the page as the server sends it. */
export function useHead(head: Head) {
  const text = titleOf(head);
  useContext(FirstScreenContext)?.setHead?.(head);
  useEffect(() => {
    document.title = text;
  }, [text]);
}

export const useTitle = (title: string | undefined) => useHead({ title });
