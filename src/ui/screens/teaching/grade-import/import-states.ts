/** What an import of grades shows in each of its states. */

export type ImportedChange = { student: string; assignment: string; before: string; after: string };
/** `where`: `Row 4, Question log`. */
export type ImportProblem = { where: string; problem: string };

type Closing = { onClose: () => void };
type Choosing = Closing & { onChoose: (file: File) => void };
export type Previewed = {
  file: string;
  /** `12 grades change, 340 stay as they are.` */
  summary: string;
  /** What there is to say about empty cells. */
  note: string;
  changes: readonly ImportedChange[];
  problems: readonly ImportProblem[];
  /** That not all problems are listed. */
  more: string;
};
type Notice = { what: string };
type Dismissing = Notice & { onDismiss: () => void };

export type ImportDialogView =
  | ({ state: 'choosing' } & Choosing)
  | ({ state: 'unfit'; file: string; why: string } & Choosing)
  | ({ state: 'reading'; file: string } & Closing)
  | ({ state: 'refused'; file: string; why: string; onRetry: () => void } & Choosing)
  | ({ state: 'nothing' } & Previewed & Choosing)
  | ({ state: 'previewed'; onSubmit: () => void } & Previewed & Choosing)
  | ({ state: 'importing.underWay'; progress: string } & Previewed)
  | ({ state: 'importing.delayed'; progress: string; why: string; onSubmit: () => void } & Previewed & Closing)
  | ({
      state: 'rejected';
      title: string;
      why: string;
      left: readonly ImportProblem[];
      onSubmit: () => void;
    } & Previewed &
      Closing)
  /** Some grades were returned, and can be undone; or none was. */
  | ({ state: 'leftAlone.some'; summary: string; left: readonly ImportProblem[]; onUndo: () => void } & Closing)
  | ({
      state: 'leftAlone.all';
      summary: string;
      left: readonly ImportProblem[];
      onChoose: (file: File) => void;
    } & Closing);

export type ImportNoticeView =
  | ({ state: 'returned.offered'; onUndo: () => void } & Dismissing)
  | ({ state: 'returned.undoing' } & Notice)
  | ({ state: 'returned.notUndone'; why: string; onRetry: () => void } & Dismissing)
  | ({ state: 'returned.kept'; left: readonly ImportProblem[] } & Dismissing);
