import { zodResolver } from '@hookform/resolvers/zod';
import { type DefaultValues, type FieldValues, get, type Path, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { SentView } from './sent-form.ts';

type Given<Values> = {
  view: SentView<Values>;
  schema: z.ZodMiniType<Values, Values>;
  /** What the fields hold at first if there is no draft. */
  empty: Values;
  /** Turns the fields' values into those of the draft, if they differ. */
  kept?: (values: Values) => Values;
};

/** The state of a form with a draft (docs/adr/008-drafts.md). It cannot be changed while it is being sent. */
export function useSentForm<Values extends FieldValues>({
  view,
  schema,
  empty,
  kept = (values) => values,
}: Given<Values>) {
  const { register, handleSubmit, formState, getValues, watch } = useForm<Values, unknown, Values>({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    defaultValues: (view.written ?? empty) as DefaultValues<Values>, // has a value for every field
  });
  const busy = view.state.endsWith('.underWay');
  const errorOf = (name: Path<Values>) => {
    const message: unknown = get(formState.errors, `${name}.message`);
    return typeof message === 'string' ? message : undefined;
  };
  return {
    /** Whether the form is being sent. */
    busy,
    watch,
    /** The properties of a text field. Once it changes, the fields `checked` are checked again. */
    field: (name: Path<Values>, checked: Path<Values>[] = []) => ({
      error: errorOf(name),
      readOnly: busy,
      ...register(name, { deps: checked }),
    }),
    /** The properties of a field with choices. */
    choice: (name: Path<Values>) => ({ error: errorOf(name), disabled: busy, ...register(name) }),
    /** The properties of the form itself. */
    form: {
      noValidate: true,
      onSubmit: handleSubmit((values) => view.onSubmit?.(values)),
      onChange: () => view.onWrite?.(kept(getValues())),
    },
  };
}
