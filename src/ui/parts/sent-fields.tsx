import type { ComponentProps, ReactNode } from 'react';
import { css } from 'styled-system/css';
import { Alert } from '../primitives/alert.tsx';
import { FormNotes } from './form-notes.tsx';
import type { SentView } from './sent-form.ts';

const fields = css({ display: 'flex', flexDirection: 'column', gap: '5' });

type SentFieldsProps = {
  /** The form's id, for a submit button outside of it. */
  id: string;
  /** The form's properties, from `useSentForm`. */
  form: ComponentProps<'form'>;
  view: Omit<SentView<never>, 'written' | 'onWrite' | 'onSubmit'> & { why?: string };
  /** The title of the message that the form was not sent. */
  refused: string;
  /** A text above the fields. */
  about?: ReactNode;
  children: ReactNode;
};

/** The fields of a form. Above them is why it was refused, below them whether it is saved and sent. */
export function SentFields({ id, form, view, refused, about, children }: SentFieldsProps) {
  return (
    <>
      {view.why !== undefined && (
        <Alert tone="danger" title={refused}>
          {view.why}
        </Alert>
      )}
      {about}
      <form id={id} {...form} className={fields}>
        {children}
        <FormNotes draft={view.draft} waits={view.state.endsWith('.delayed')} />
      </form>
    </>
  );
}
