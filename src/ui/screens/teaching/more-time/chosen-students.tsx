import type { ComponentProps } from 'react';
import { css } from 'styled-system/css';
import { Checkbox } from '../../../primitives/checkbox.tsx';
import { describedBy, FieldError, useFieldIds } from '../../../primitives/field.tsx';

export type StudentOption = { id: string; name: string; due: string };

const group = css({ borderWidth: 'none', p: '0', m: '0', minWidth: '0' });
const legend = css({ textStyle: 'label', mb: '2', p: '0' });
const list = css({
  display: 'flex',
  flexDirection: 'column',
  maxHeight: '[14rem]',
  overflowY: 'auto',
  px: '3',
  borderWidth: 'hairline',
  borderStyle: 'solid',
  borderColor: 'border.default',
  borderRadius: 'md',
  overflowWrap: 'anywhere',
});

type Props = Pick<ComponentProps<'input'>, 'name' | 'ref' | 'onChange' | 'onBlur' | 'disabled'> & {
  students: readonly StudentOption[];
  error?: string | undefined;
};

/** The students of the grid who have not submitted, each with a box. */
export function ChosenStudents({ students, error, ...box }: Props) {
  const ids = useFieldIds(undefined);
  return (
    <fieldset className={group} aria-describedby={describedBy(ids, undefined, error)['aria-describedby']}>
      <legend className={legend}>Students who are in the list and have not submitted</legend>
      <div className={list}>
        {students.map(({ id, name, due }) => (
          <Checkbox key={id} label={`${name}, due ${due}`} value={id} {...box} />
        ))}
      </div>
      {error && <FieldError id={ids.errorId}>{error}</FieldError>}
    </fieldset>
  );
}
