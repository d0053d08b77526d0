/** Gives a form what was typed into it before, and keeps what is typed now. */
import { useMachine } from '@xstate/react';
import { type ReactNode, useEffect, useState } from 'react';
import {
  type DraftForm,
  type DraftOf,
  eraseDraft,
  eraseEarlier,
  type Found,
  keepDraft,
  readDraft,
  writeDraft,
} from '../api/drafts.ts';
import type { DraftPlace } from '../api/operation.ts';
import { draftMachine } from '../machines/draft.machine.ts';
import { DraftScreen } from '../ui/screens/draft/draft.view.tsx';
import { connectDraft } from './draft.connect.ts';
import { useAuth } from './session.tsx';

const machine = draftMachine.provide({ actors: { writeDraft } });

export type Draft<Form extends DraftForm> = {
  /** As it was found on the device. */
  values: DraftOf<Form> | null;
  onChange: (values: DraftOf<Form>) => void;
  /** The server has it, or there is nothing left of it. */
  onSent: () => void;
  /** The line that says whether it is kept. */
  note: ReactNode;
};

type Props<Form extends DraftForm> = {
  form: Form;
  subject: string;
  children: (draft: Draft<Form>) => ReactNode;
};

/** Milliseconds; a form must not wait for a browser that does not answer. */
const patience = 1_000;
const nothing = { values: null, earlier: null };

/** Renders the form once the device was looked at, which takes moments. A visitor's form keeps nothing. */
export function WithDraft<Form extends DraftForm>({ form, subject, children }: Props<Form>) {
  const { currentUser } = useAuth();
  // Whoever began to type: the end of their session leaves the form, and its draft, as they are.
  const [person] = useState(currentUser?.id);
  const [found, setFound] = useState<Found<Form> | null>(null);
  useEffect(() => {
    const late = new Promise<Found<Form>>((resolve) => setTimeout(() => resolve(nothing), patience));
    const read = person === undefined ? Promise.resolve(nothing) : readDraft({ person, form, subject });
    Promise.race([read.catch(() => nothing), late]).then(setFound);
  }, [person, form, subject]);
  if (!found) return null;
  if (person === undefined) return children({ ...nothing, onChange: () => {}, onSent: () => {}, note: null });
  return (
    <Drafting place={{ person, form, subject }} found={found}>
      {children}
    </Drafting>
  );
}

type DraftingProps<Form extends DraftForm> = Pick<Props<Form>, 'children'> & {
  place: DraftPlace;
  found: Found<Form>;
};

function Drafting<Form extends DraftForm>({ place, found, children }: DraftingProps<Form>) {
  const [snapshot, send, flow] = useMachine(machine, { input: { place, found: found.values !== null } });
  const [earlier, setEarlier] = useState(found.earlier);
  useEffect(() => {
    const { unsubscribe } = flow.on('erase', (event) => void eraseDraft(event.place).catch(() => {}));
    return unsubscribe;
  }, [flow]);
  // Who leaves within the pause after the last word loses nothing either.
  useEffect(() => {
    const keep = () => flow.send({ type: 'keep' });
    for (const leaving of ['pagehide', 'signout']) addEventListener(leaving, keep);
    return () => {
      for (const leaving of ['pagehide', 'signout']) removeEventListener(leaving, keep);
      const { value, context } = flow.getSnapshot();
      // The flow has ended with its form.
      if (value === 'typing') keepDraft(context.place, context.values).catch(() => {});
    };
  }, [flow]);
  const onDiscard = () => {
    setEarlier(null);
    eraseEarlier(place).catch(() => {});
  };
  return children({
    values: found.values,
    onChange: (values) => send({ type: 'change', values }),
    onSent: () => send({ type: 'sent' }),
    note: <DraftScreen view={connectDraft(snapshot, { earlier, onDiscard })} />,
  });
}
