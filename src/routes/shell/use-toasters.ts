import { useCallback, useState } from 'react';
import { codeFile } from '../code-file.ts';
import type { ToasterDispatch } from '../toaster-context.ts';

const loadToasters = codeFile(() => import('./toasters.tsx'));

/** The toasters' code is loaded with the first notice. Where that fails, the page works on without notices. */
export function useToasters() {
  const [toasters, setToasters] = useState<typeof import('./toasters.tsx') | null>(null);
  const dispatch = useCallback<ToasterDispatch>((command) => {
    loadToasters().then(
      (loaded) => {
        loaded.handle(command);
        setToasters(loaded);
      },
      () => {},
    );
  }, []);
  return { dispatch, toasters };
}
