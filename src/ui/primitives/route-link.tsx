import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

export type RouteLinkProps = Omit<ComponentProps<'a'>, 'href' | 'target'> & {
  /** Where it leads: an address of the app. */
  to: string;
  /** Takes the place of the current page in the history. */
  replace?: boolean | undefined;
  /** The browser follows it, not the router. */
  reloadDocument?: boolean | undefined;
};

const withScheme = /^[a-z][a-z\d+.-]*:/i;

/** An unstyled link inside the app. The router's own link brings code for prefetching that this app does not use. */
export function RouteLink({ to, replace = false, reloadDocument = false, onClick, ...rest }: RouteLinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { replace });
  // Leave `mailto:` to the browser.
  const elsewhere = withScheme.test(to);
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented && !reloadDocument && !elsewhere) follow(event);
  };
  return <a {...rest} href={elsewhere ? to : href} onClick={click} />;
}
