import { css } from 'styled-system/css';

export type LatePreviewProps = {
  /** `Of 42 submissions 5 are late: 3 would lose 10, 2 would lose 20.` */
  text: string;
  /** Who would lose how much: `Leila Haidari, Question log: 20`. Nobody of blind grading. */
  students: readonly string[];
};

const textStyle = css({ fontWeight: 'semibold', overflowWrap: 'anywhere' });
const list = css({ m: '0', ps: '5', textStyle: 'small', overflowWrap: 'anywhere' });

/** What is typed is below it, so it may have been scrolled away. */
const reveal = (preview: HTMLElement | null) => preview?.scrollIntoView({ block: 'nearest' });

/** What a policy would take off what was submitted so far (§teaching.101). */
export function LatePreview({ text, students }: LatePreviewProps) {
  return (
    <div role="status" aria-label="Preview" ref={reveal}>
      <p className={textStyle}>{text}</p>
      {students.length > 0 && (
        <ul className={list}>
          {students.map((student) => (
            <li key={student}>{student}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
