import { useContext } from 'react';
import { Navigate, type NavigateProps } from 'react-router-dom';
import { FirstScreenContext } from './first-screen.ts';

/** The router's `Navigate`. On the server it says that the page leads to another one, and the browser follows. */
export function Redirect(props: NavigateProps) {
  const first = useContext(FirstScreenContext);
  first?.leave?.();
  return first?.leave ? null : <Navigate {...props} />;
}
