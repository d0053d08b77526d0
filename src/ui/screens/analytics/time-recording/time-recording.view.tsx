import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import { type Removal, RemovalDialog } from '../../../parts/removal-dialog.tsx';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { Checkbox } from '../../../primitives/checkbox.tsx';
import { Section } from '../../../primitives/section.tsx';

type Choice = { isOn: boolean; downloads: ReactNode };
type Open = Choice & { onToggle: () => void; onDelete: () => void };

export type TimeRecordingView =
  | ({ state: 'chosen' | 'deleted' } & Open)
  | ({ state: 'saving' } & Choice)
  | ({ state: 'notSaved'; why: string } & Open)
  | Removal<Choice>;

const stack = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '4' });
const note = css({ textStyle: 'small', color: 'fg.muted', maxWidth: 'measure' });
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });

/** The switch for recording time, deleting the times, and downloading all records (§analytics.29 to §analytics.31). */
export function TimeRecordingScreen({ view }: { view: TimeRecordingView }) {
  const { isOn, downloads } = view;
  const status = match(view)
    .with({ state: 'chosen' }, { state: 'notSaved' }, () => (isOn ? 'Time is recorded.' : 'Time is not recorded.'))
    .with({ state: 'saving' }, () => 'Saving...')
    .with({ state: 'deleted' }, () => 'Your recorded time is deleted.')
    .with({ state: 'confirming' }, { state: 'deleting' }, { state: 'notDeleted' }, () => '')
    .exhaustive();
  return (
    <Section title="What is recorded">
      <div className={stack}>
        {view.state === 'notSaved' && (
          <Alert tone="danger" title="Not saved">
            {view.why}
          </Alert>
        )}
        <Checkbox
          label="Record the time that I spend in lessons"
          checked={isOn}
          // Not disabled, which would take the focus away.
          aria-disabled={!('onToggle' in view)}
          onChange={() => 'onToggle' in view && view.onToggle()}
        />
        <p className={note}>
          Time counts while a lesson is visible and you type, scroll, point or watch: a minute after the last of it, it
          stops. Lessons, answers, submissions and grades are recorded as part of your courses.
        </p>
        <p role="status" className={note}>
          {status}
        </p>
        <div className={row}>
          {downloads}
          <Button
            variant="ghost"
            aria-disabled={!('onDelete' in view)}
            onClick={() => 'onDelete' in view && view.onDelete()}
          >
            Delete Recorded Time
          </Button>
        </div>
      </div>
      {(view.state === 'confirming' || view.state === 'deleting' || view.state === 'notDeleted') && (
        <RemovalDialog view={view} title="Delete your recorded time?" label="Delete" failed="Not deleted">
          <p>All active time of all weeks is deleted. Lessons that you completed still count. This can't be undone.</p>
        </RemovalDialog>
      )}
    </Section>
  );
}
