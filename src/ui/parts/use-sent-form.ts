import { zodResolver } from '@hookform/resolvers/zod';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { SentView } from './sent-form.ts';

type Given<Values> = {
  view: SentView<Values>;
  schema: z.ZodMiniType<Values, Values>;
  /** What the fields hold where nothing was written before. */
  empty: Values;
  /** What is kept as the draft, where the fields hold something else. */
  kept?: (values: Values) => Values;
};

/** A form that is sent (docs/adr/008-drafts.md); it cannot be changed while it is on its way. */
export function useSentForm<Values extends FieldValues>({
  view,
  schema,
  empty,
  kept = (values) => values,
}: Given<Values>) {
  const { register, handleSubmit, formState, getValues, watch } = useForm<Values, unknown, Values>({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    defaultValues: (view.written ?? empty) as DefaultValues<Values>, // of all fields
  });
  const busy = view.state.endsWith('.underWay');
  const errorOf = (name: Path<Values>) => {
    const message = formState.errors[name]?.message;
    return typeof message === 'string' ? message : undefined;
  };
  return {
    /** It is on its way. */
    busy,
    watch,
    /** The properties of a text field. */
    field: (name: Path<Values>) => ({ error: errorOf(name), readOnly: busy, ...register(name) }),
    /** The properties of a choice. */
    choice: (name: Path<Values>) => ({ error: errorOf(name), disabled: busy, ...register(name) }),
    /** The properties of the form itself. */
    form: {
      noValidate: true,
      onSubmit: handleSubmit((values) => view.onSubmit?.(values)),
      onChange: () => view.onWrite?.(kept(getValues())),
    },
  };
}
