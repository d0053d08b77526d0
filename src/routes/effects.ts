/** Carries out the effects that flows emit: showing notices, and going to other pages. */
import { useContext, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { EventObject } from 'xstate';
import type { Confirm, Effect } from '../machines/effects.ts';
import { paths } from '../paths.ts';
import { type Notify, ToasterContext } from './toaster-context.ts';
import { type Emitter, useEmitted } from './use-emitted.ts';

const pathOf = { dashboard: paths.dashboard, login: paths.login } as const;

/** Shows notices by name. */
export function useNotify() {
  const dispatch = useContext(ToasterContext);
  return (notify: Notify) => dispatch({ notify, at: Date.now() });
}

/** Shows toasts by name. A toast with a key, such as "Downloading", is removed when its screen is left. */
export function useConfirm() {
  const dispatch = useContext(ToasterContext);
  const keys = useRef(new Set<string>());
  useEffect(() => {
    const used = keys.current;
    return () => {
      for (const key of used) dispatch({ dismiss: key });
    };
  }, [dispatch]);
  return ({ message, key }: Pick<Confirm, 'message' | 'key'>) => {
    if (key) keys.current.add(key);
    dispatch({ confirm: { message, key } });
  };
}

const effectTypes = new Set(['notify', 'confirm', 'go', 'leave', 'reload']);
// These names are reserved for effects: a machine's own emitted events have other names.
const isEffect = (event: { type: string }): event is Effect => effectTypes.has(event.type);

/** Carries out the effects that the flow emits while its screen is shown; other emitted events are ignored. */
export function useEffects<Event extends EventObject>(flow: Emitter<Event>) {
  const navigate = useNavigate();
  const notify = useNotify();
  const confirm = useConfirm();
  useEmitted(flow, '*', (event: EventObject) => {
    if (!isEffect(event)) return;
    switch (event.type) {
      case 'notify':
        return notify(event);
      case 'confirm':
        return confirm(event);
      case 'go':
        return void navigate(pathOf[event.to]);
      case 'leave':
        return location.assign(event.url);
      case 'reload':
        // Offline, a reload would replace this page by the browser's own error page.
        if (navigator.onLine) location.reload();
    }
  });
}
