import { useEffect, useRef, useState } from 'react';
import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import { Alert } from '../../../primitives/alert.tsx';
import { Avatar } from '../../../primitives/avatar.tsx';
import { Button } from '../../../primitives/button.tsx';
import { FileField } from '../../../primitives/file-field.tsx';

type Person = { name: string; current: string | undefined; accept: string; onChoose: (photo: Blob) => void };
type Removal = { onRemove: () => void; onCancel: () => void };
type Chosen = { photo: Blob; onUpload: () => void; onCancel: () => void };

export type PhotoUploadView =
  /** `onRemove` is absent if there is no photo to remove. */
  | ({ state: 'empty' | 'otherType' | 'tooLarge'; onRemove?: (() => void) | undefined } & Person)
  | ({ state: 'ready' } & Person & Chosen)
  | ({ state: 'uploading'; photo: Blob } & Person)
  | ({ state: 'rejected'; message: string } & Person & Chosen)
  | ({ state: 'confirming' } & Person & Removal)
  | ({ state: 'removing' } & Person)
  | ({ state: 'notRemoved'; message: string } & Person & Removal);

const root = css({ display: 'flex', flexDirection: 'column', gap: '5' });
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '5' });
const paragraph = css({ textStyle: 'small', color: 'fg.muted' });
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '3' });

/** An address at which the browser shows a photo that has not been uploaded yet. */
function usePreview(photo: Blob | null): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!photo) return setUrl(undefined);
    const made = URL.createObjectURL(photo);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [photo]);
  return url;
}

/** Empties and focuses the field once a photo is sent, discarded or removed, because the focused button is gone. */
function useFileField(state: PhotoUploadView['state']) {
  const field = useRef<HTMLInputElement>(null);
  const before = useRef(state);
  useEffect(() => {
    if (state === 'empty' && before.current !== 'empty' && field.current) {
      field.current.value = '';
      field.current.focus();
    }
    before.current = state;
  }, [state]);
  return field;
}

/** The profile photo, choosing another, and removing it (§account.37, §account.52). */
export function PhotoUploadScreen({ view }: { view: PhotoUploadView }) {
  const preview = usePreview('photo' in view ? view.photo : null);
  const field = useFileField(view.state);
  const uploading = view.state === 'uploading';
  const chosen = 'onUpload' in view ? view : null;
  return (
    <div className={root}>
      <div className={row}>
        <Avatar name={view.name} photo={preview ?? view.current} size="lg" />
        <p className={paragraph} role="status">
          {match(view)
            .with({ state: 'empty' }, { state: 'otherType' }, { state: 'tooLarge' }, ({ current }) =>
              current ? 'Your photo' : 'You have no photo yet.',
            )
            .with({ state: 'ready' }, { state: 'rejected' }, () => 'Preview: not saved yet.')
            .with({ state: 'uploading' }, () => 'Uploading...')
            .with({ state: 'confirming' }, { state: 'notRemoved' }, () => 'Your photo')
            .with({ state: 'removing' }, () => 'Removing your photo...')
            .exhaustive()}
        </p>
      </div>
      {view.state === 'rejected' && (
        <Alert tone="danger" title="Error">
          {view.message}
        </Alert>
      )}
      {view.state === 'confirming' && (
        <Alert tone="warning" title="Remove your photo?">
          It is deleted at once, and your initials take its place.
        </Alert>
      )}
      {view.state === 'notRemoved' && (
        <Alert tone="danger" title="Your photo is still there">
          {view.message}
        </Alert>
      )}
      <FileField
        ref={field}
        label="Choose a photo"
        hint="PNG, JPEG or WebP, at most 5 MB."
        accept={view.accept}
        disabled={uploading || view.state === 'removing'}
        error={match(view.state)
          .with('otherType', () => 'Please choose a PNG, JPEG or WebP image.')
          .with('tooLarge', () => 'Please choose an image of at most 5 MB.')
          .otherwise(() => undefined)}
        onChange={(event) => {
          const photo = event.currentTarget.files?.[0];
          if (photo) view.onChoose(photo);
        }}
      />
      {(chosen || uploading) && (
        <div className={actions}>
          <Button busy={uploading} busyLabel="Uploading..." onClick={chosen?.onUpload}>
            Save Photo
          </Button>
          {chosen && (
            <Button variant="secondary" onClick={chosen.onCancel}>
              Cancel
            </Button>
          )}
        </div>
      )}
      <RemovalActions view={view} />
    </div>
  );
}

/** The buttons that remove the account's photo. */
function RemovalActions({ view }: { view: PhotoUploadView }) {
  return match(view)
    .with({ state: 'empty' }, { state: 'otherType' }, { state: 'tooLarge' }, ({ onRemove }) =>
      onRemove ? (
        <div className={actions}>
          <Button variant="secondary" onClick={onRemove}>
            Remove Photo
          </Button>
        </div>
      ) : null,
    )
    .with({ state: 'confirming' }, { state: 'notRemoved' }, ({ onRemove, onCancel }) => (
      <div className={actions}>
        <Button onClick={onRemove}>Remove Photo</Button>
        <Button variant="secondary" onClick={onCancel}>
          Keep Photo
        </Button>
      </div>
    ))
    .with({ state: 'removing' }, () => (
      <div className={actions}>
        <Button busy busyLabel="Removing...">
          Remove Photo
        </Button>
      </div>
    ))
    .otherwise(() => null);
}
