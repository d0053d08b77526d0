import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { css, cva } from 'styled-system/css';

/** What every form field takes beside its control's own attributes. */
export type FieldOwnProps = {
  /** What to enter. */
  label: string;
  /** Help with filling in the field, beneath it. */
  hint?: ReactNode;
  /** What is wrong with the value and what to do; read out with the field. */
  error?: string | undefined;
  /** The label is for screen readers only. */
  hideLabel?: boolean | undefined;
};

/** The box around what is typed or chosen, shared by all single-line fields. */
export const controlRecipe = cva({
  base: {
    width: 'full',
    minWidth: '0',
    minHeight: 'control',
    px: '3',
    py: '2',
    bg: 'bg.surface',
    color: 'fg.default',
    textStyle: 'body',
    borderWidth: 'hairline',
    borderStyle: 'solid',
    borderColor: 'border.strong',
    borderRadius: 'md',
    transitionProperty: '[border-color]',
    transitionDuration: 'fast',
    _placeholder: { color: 'fg.subtle', opacity: '100' },
    _hover: { borderColor: 'fg.muted' },
    _focusVisible: { borderColor: 'focus', outlineOffset: '[0px]' },
    // Not `:read-only`, which also matches selects and file fields: they would look disabled.
    '&[readonly]': { bg: 'bg.sunken', color: 'fg.muted' },
    _disabled: { bg: 'bg.sunken', color: 'fg.muted', cursor: 'not-allowed', borderColor: 'border.default' },
    '&[aria-invalid=true]': { borderColor: 'danger.fg', boxShadow: '[inset 0 0 0 1px token(colors.danger.fg)]' },
  },
});

const root = css({ display: 'flex', flexDirection: 'column', gap: '1.5', minWidth: '0', width: 'full' });
const labelStyle = css({ textStyle: 'label', color: 'fg.default' });
const hintStyle = css({ textStyle: 'caption', color: 'fg.muted' });
const errorStyle = css({
  display: 'flex',
  gap: '1.5',
  textStyle: 'captionStrong',
  color: 'danger.fg',
  '& svg': { flexShrink: '0', mt: '0.5' },
});

export type FieldIds = { id: string; hintId: string; errorId: string };

/** Ids that tie a control to its label, hint and error. */
export function useFieldIds(id: string | undefined): FieldIds {
  const generated = useId();
  const base = id ?? generated;
  return { id: base, hintId: `${base}-hint`, errorId: `${base}-error` };
}

/** The aria attributes of a control inside a Field. */
export function describedBy(ids: FieldIds, hint: ReactNode, error: string | undefined) {
  const refs = [error ? ids.errorId : '', hint ? ids.hintId : ''].filter(Boolean).join(' ');
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': refs || undefined } as const;
}

export function FieldError({ id, children }: { id?: string | undefined; children: string }) {
  return (
    <p id={id} className={errorStyle}>
      <CircleAlert aria-hidden size="0.875rem" />
      {children}
    </p>
  );
}

/** Label, hint and error around any control; the fields below are made of it. */
export function Field({
  ids,
  label,
  hint,
  error,
  hideLabel,
  children,
}: FieldOwnProps & { ids: FieldIds; children: ReactNode }) {
  return (
    <div className={root}>
      <label htmlFor={ids.id} className={hideLabel ? 'visually-hidden' : labelStyle}>
        {label}
      </label>
      {children}
      {error && <FieldError id={ids.errorId}>{error}</FieldError>}
      {hint && (
        <p id={ids.hintId} className={hintStyle}>
          {hint}
        </p>
      )}
    </div>
  );
}
