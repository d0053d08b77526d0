/** Fills a form with its draft, and keeps what is typed into it as the draft. */

import { Fragment, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { DraftKey } from '../../machines/sync/draft.ts';
import { addSetAside, endConflict, eraseSetAside } from '../../sync/device-drafts.ts';
import { type DraftForm, type DraftOf, textsOf, wholeOf } from '../../sync/draft-forms.ts';
import { enterDraft, leaveDraft, type RunningDraft } from '../../sync/running-drafts.ts';
import { useUnsent } from '../../sync/unsent.ts';
import { Pending } from '../../ui/primitives/pending.tsx';
import { DraftScreen } from '../../ui/screens/sync/draft/draft.view.tsx';
import { useAuth } from '../account/session.tsx';
import { useSnapshot, useViewer } from '../first-screen.ts';
import { connectDraft } from './draft.connect.ts';

export type Draft<Form extends DraftForm> = {
  /** The draft that was found on the device or on the server; null if there is none. */
  values: DraftOf<Form> | null;
  /** Whether the values come from another version, chosen in a conflict. */
  isTaken: boolean;
  onChange: (values: DraftOf<Form>) => void;
  /** Call it when the server has accepted the form: the draft is no longer needed. */
  onSent: () => void;
  /** Deletes the draft everywhere. */
  onDiscard: () => void;
  /** The line that says whether the draft is kept. */
  note: ReactNode;
};

/** Which form the draft is of, and what the form is about. */
export type DraftProps<Form extends DraftForm> = {
  form: Form;
  subject: string;
  /** The values as plain text, to offer a draft that cannot be put back into the fields. */
  textOf?: ((values: DraftOf<Form>) => string) | undefined;
};

type Props<Form extends DraftForm> = DraftProps<Form> & {
  children: (draft: Draft<Form>) => ReactNode;
};

type Opened = { flow: RunningDraft; setAside: string; draftKey: DraftKey };

const noDraft = { values: null, isTaken: false, onChange: () => {}, onSent: () => {}, onDiscard: () => {}, note: null };

/** Renders the form as soon as device and server have been asked for a draft. A visitor's form keeps no draft. */
export function WithDraft<Form extends DraftForm>({ form, subject, textOf, children }: Props<Form>) {
  const { currentUser } = useAuth();
  // The person who opened the form: if their session ends, the form and its draft remain theirs.
  const [person] = useState(currentUser?.id);
  const [opened, setOpened] = useState<Opened | null>(null);
  const draftText = useEffectEvent((values: object) => asText(form, textOf, values));
  useEffect(() => {
    if (person === undefined) return;
    const draftKey = { person, form, subject };
    const opening = enterDraft(draftKey, draftText).then((draft) => ({ ...draft, draftKey }));
    opening.then(setOpened);
    return () => void opening.then(leaveDraft);
  }, [person, form, subject]);
  if (person === undefined) return children(noDraft);
  if (!opened) return <Pending />;
  return (
    <Drafting form={form} textOf={textOf} opened={opened}>
      {children}
    </Drafting>
  );
}

function asText<Form extends DraftForm>(form: Form, textOf: Props<Form>['textOf'], values: object): string {
  const whole = textOf && wholeOf(form, values);
  return whole ? textOf(whole) : textsOf(values).join('\n\n');
}

type DraftingProps<Form extends DraftForm> = Omit<Props<Form>, 'subject'> & { opened: Opened };

function Drafting<Form extends DraftForm>({ form, textOf, opened, children }: DraftingProps<Form>) {
  const { flow, draftKey } = opened;
  const viewer = useViewer();
  const snapshot = useSnapshot(flow);
  useUnsent(snapshot.value !== 'empty');
  const [setAside, setSetAside] = useState(opened.setAside);
  const current = () => wholeOf(form, flow.getSnapshot().context.values);
  // The fields' initial values; choosing another version renders the fields again with its values.
  const [initial, setInitial] = useState(() => ({ version: 0, values: current() }));
  const onUseOther = () => {
    const { values } = flow.getSnapshot().context;
    flow.send({ type: 'useOther' });
    setInitial(({ version }) => ({ version: version + 1, values: current() }));
    const texts = [asText(form, textOf, values)].filter(Boolean);
    setSetAside([setAside, ...texts].filter(Boolean).join('\n\n'));
    addSetAside(draftKey, texts).catch(() => {});
  };
  const onKeepMine = () => {
    flow.send({ type: 'keepMine' });
    endConflict(draftKey).catch(() => {});
  };
  const onDiscard = () => {
    // Removed from the page only once the device has deleted it, so that it is not back after a reload.
    eraseSetAside(draftKey).then(
      () => setSetAside(''),
      () => {},
    );
  };
  const draft: Draft<Form> = {
    values: initial.values,
    isTaken: initial.version > 0,
    onChange: (values) => flow.send({ type: 'change', values }),
    onSent: () => flow.send({ type: 'sent' }),
    onDiscard: () => flow.send({ type: 'discard' }),
    note: <DraftScreen view={connectDraft(snapshot, { viewer, onUseOther, onKeepMine, setAside, onDiscard })} />,
  };
  return <Fragment key={initial.version}>{children(draft)}</Fragment>;
}
