import { css } from 'styled-system/css';
import { Checkbox } from '../../../primitives/checkbox.tsx';
import { TextArea } from '../../../primitives/text-area.tsx';
import { TextField } from '../../../primitives/text-field.tsx';
import type { Edits, Marking } from './feedback.ts';
import { Rubric } from './rubric.tsx';

const part = css({ display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: '4' });

type GradeProps = {
  marking: Marking;
  edits: Edits | null;
  /** The instructor has tried to return the feedback, so each field says what it lacks. */
  isTried: boolean;
};

/** The rubric, a grade that overrides its total, and the feedback on the whole submission. */
export function Grade({ marking, edits, isTried }: GradeProps) {
  const { criteria, levels, overruled, text, missing } = marking;
  const hasRubric = criteria.length > 0;
  const missingCriteria = missing.flatMap(({ criteria }) => criteria ?? []);
  const needs = (name: 'total' | 'reason') => {
    const found = missing.find(({ field }) => field === name);
    return { 'data-missing': found && '', error: isTried ? found?.message : undefined };
  };
  const given = overruled ?? { total: '', reason: '' };
  return (
    <div className={part}>
      <h2 className="visually-hidden">Grade</h2>
      <Rubric
        criteria={criteria}
        levels={levels}
        missing={missingCriteria}
        isTried={isTried}
        disabled={!edits}
        onLevel={(...chosen) => edits?.onLevel(...chosen)}
      />
      {hasRubric && (
        <Checkbox
          label="Override grade"
          checked={overruled !== null}
          disabled={!edits}
          onChange={({ currentTarget }) => edits?.onOverrule(currentTarget.checked ? given : null)}
        />
      )}
      {(overruled || !hasRubric) && (
        // A text field, because the mouse wheel would change a number field.
        <TextField
          label="Grade in percent"
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={given.total}
          readOnly={!edits}
          {...needs('total')}
          onChange={({ currentTarget }) => edits?.onOverrule({ ...given, total: currentTarget.value })}
        />
      )}
      {overruled && hasRubric && (
        <TextArea
          label="Reason"
          hint="Visible to the student"
          rows={2}
          maxLength={500}
          value={overruled.reason}
          readOnly={!edits}
          {...needs('reason')}
          onChange={({ currentTarget }) => edits?.onOverrule({ ...overruled, reason: currentTarget.value })}
        />
      )}
      <TextArea
        label="Feedback"
        rows={5}
        maxLength={5000}
        value={text}
        readOnly={!edits}
        onChange={({ currentTarget }) => edits?.onText(currentTarget.value)}
      />
    </div>
  );
}
