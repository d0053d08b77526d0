import { FileField } from '../primitives/file-field.tsx';
import { ChosenFiles, type FileToSend } from './chosen-files.tsx';

export type ChoosingFiles = {
  limits: { hint: string; accept: string };
  /** Why some of the files that were chosen last were refused. */
  refused?: string | undefined;
  onChoose: (files: File[]) => void;
  onRemove: (key: string) => void;
};

/** The files attached to a message and, unless it is being sent, the field that adds more. */
export function MessageFiles({ files, choosing }: { files: FileToSend[]; choosing: ChoosingFiles | null }) {
  return (
    <>
      {choosing && (
        <FileField
          label="Add files"
          hint={choosing.limits.hint}
          accept={choosing.limits.accept}
          error={choosing.refused}
          multiple
          onChange={({ currentTarget }) => {
            choosing.onChoose([...(currentTarget.files ?? [])]);
            // Empty the field: the list beneath shows the accepted files, and the same file can be chosen again.
            currentTarget.value = '';
          }}
        />
      )}
      <ChosenFiles files={files} onRemove={choosing?.onRemove} />
    </>
  );
}
