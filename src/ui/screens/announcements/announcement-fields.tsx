import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import type { Written } from '../../parts/sent-form.ts';
import type { useSentForm } from '../../parts/use-sent-form.ts';
import { RadioGroup } from '../../primitives/radio-group.tsx';
import { TextArea } from '../../primitives/text-area.tsx';
import { TextField } from '../../primitives/text-field.tsx';
import type { AnnouncementLimits, TypedAnnouncement } from './announcement-form.ts';

/** The properties that both forms of an announcement have. */
export type AnnouncementFormProps = Omit<Written<TypedAnnouncement>, 'written'> &
  AnnouncementLimits & {
    written: TypedAnnouncement;
    /** Of the day and the time. */
    zone: string;
    /** The text as the students see it. */
    preview: (text: string) => ReactNode;
  };

const pair = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(auto-fit, minmax(min(9rem, 100%), 1fr))]',
  gap: '4',
});
const note = css({ textStyle: 'small', color: 'fg.muted', overflowWrap: 'anywhere' });
const summary = css({ textStyle: 'label', cursor: 'pointer', minHeight: 'control', alignContent: 'center' });
const shown = css({
  borderInlineStartWidth: 'thick',
  borderInlineStartStyle: 'solid',
  borderColor: 'border.default',
  ps: '4',
  overflowWrap: 'anywhere',
});

type Props = {
  sentForm: Pick<ReturnType<typeof useSentForm<TypedAnnouncement>>, 'field' | 'choice' | 'watch'>;
  view: AnnouncementFormProps;
  /** Of one that waits, the moment is another one; of one that the students know, it stays. */
  when: 'chosen' | 'later' | 'told';
};

/** Title, text with a preview, and when the students are told (§announcements.5, §announcements.7). */
export function AnnouncementFields({ sentForm: { field, choice, watch }, view, when }: Props) {
  const typed = watch();
  return (
    <>
      <TextField label="Title" {...field('title')} />
      <TextArea label="Text" hint="You can use Markdown, such as **bold** and `code`." rows={4} {...field('text')} />
      {typed.text.trim() !== '' && (
        <details>
          <summary className={summary}>Preview</summary>
          <div className={shown}>{view.preview(typed.text)}</div>
        </details>
      )}
      {when === 'chosen' && (
        <RadioGroup
          legend="When the students are told"
          compact
          options={[
            { value: 'now', label: 'Now' },
            { value: 'later', label: 'Later' },
          ]}
          {...choice('when')}
        />
      )}
      {when !== 'told' && typed.when === 'later' && (
        <>
          <div className={pair}>
            <TextField label="Day" type="date" {...field('day')} />
            <TextField label="Time" type="time" {...field('time', ['day'])} />
          </div>
          <p className={note}>Day and time are in {view.zone}.</p>
        </>
      )}
    </>
  );
}
