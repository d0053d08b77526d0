import { match } from 'ts-pattern';
import { type Answers, ConfirmDialog } from '../../../parts/confirm-dialog.tsx';
import { FormActions } from '../../../parts/form-actions.tsx';
import { SentFields } from '../../../parts/sent-fields.tsx';
import type { SentForm } from '../../../parts/sent-form.ts';
import { useSentForm } from '../../../parts/use-sent-form.ts';
import { Dialog } from '../../../primitives/dialog.tsx';
import { AnnouncementFields, type AnnouncementFormProps } from '../announcement-fields.tsx';
import { announcementSchema, type TypedAnnouncement } from '../announcement-form.ts';

type About = { title: string; isTold: boolean };
type Form = AnnouncementFormProps & Pick<About, 'isTold'> & { onClose: () => void };

export type AnnouncementChangeView =
  | { state: 'closed' }
  | SentForm<Form, TypedAnnouncement>
  | ({ state: 'confirming' } & About & Answers)
  | ({ state: 'removing' } & About)
  | ({ state: 'notRemoved'; why: string } & About & Answers);

const formId = 'announcement-change';

/** The dialogs behind "Edit" and "Delete" of an announcement (§announcements.8, §announcements.9). */
export const AnnouncementChangeScreen = ({ view }: { view: AnnouncementChangeView }) =>
  match(view)
    .with({ state: 'closed' }, () => null)
    // One dialog for all of them, so that it stays open between them.
    .with(
      { state: 'writing' },
      { state: 'sending.underWay' },
      { state: 'sending.delayed' },
      { state: 'rejected' },
      (form) => <Changing view={form} />,
    )
    .with({ state: 'confirming' }, { state: 'removing' }, { state: 'notRemoved' }, (removal) => (
      <Removing view={removal} />
    ))
    .exhaustive();

function Changing({ view }: { view: SentForm<Form, TypedAnnouncement> }) {
  const sentForm = useSentForm<TypedAnnouncement>({ view, schema: announcementSchema(view), empty: view.written });
  return (
    <Dialog
      open
      onClose={view.onClose}
      title="Edit Announcement"
      firstFocus="field"
      footer={<FormActions form={formId} view={view} send="Save" busyLabel="Saving..." />}
    >
      <SentFields
        id={formId}
        form={sentForm.form}
        view={view}
        refused="The announcement was not changed"
        about={
          <p>
            {view.isTold
              ? 'Students see it marked as edited. They get no second email, and those who dismissed it are not shown it again.'
              : 'The students have not been told yet.'}
          </p>
        }
      >
        <AnnouncementFields sentForm={sentForm} view={view} when={view.isTold ? 'told' : 'later'} />
      </SentFields>
    </Dialog>
  );
}

function Removing({ view }: { view: Extract<AnnouncementChangeView, { title: string }> }) {
  return (
    <ConfirmDialog
      title="Delete Announcement?"
      description={view.title}
      label="Delete"
      busyLabel="Deleting..."
      asked={view.state === 'removing' ? null : view}
      failed={view.state === 'notRemoved' ? { title: 'The announcement was not deleted', why: view.why } : null}
    >
      <p>
        {view.isTold
          ? "Students no longer see it. Emails that went out can't be taken back."
          : 'The students are not told, and its text is deleted.'}
      </p>
    </ConfirmDialog>
  );
}
