import type { ComponentProps, ReactNode } from 'react';
import { css } from 'styled-system/css';
import { Alert } from '../primitives/alert.tsx';
import { FormNotes } from './form-notes.tsx';
import type { SentView } from './sent-form.ts';

const fields = css({ display: 'flex', flexDirection: 'column', gap: '5' });

type SentFieldsProps = {
  /** For the button that sends it, outside of it. */
  id: string;
  /** Of `useSentForm`. */
  form: ComponentProps<'form'>;
  view: Omit<SentView<never>, 'written' | 'onWrite' | 'onSubmit'> & { why?: string };
  /** The title over the reason why it was not sent. */
  refused: string;
  /** What is said before the fields. */
  about?: ReactNode;
  children: ReactNode;
};

/** The fields of a form that is sent: above them why it was refused, below them whether it is saved and sent. */
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
