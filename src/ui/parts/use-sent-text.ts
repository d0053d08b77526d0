import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import type { textSchema } from './text-form.tsx';

type Text = {
  schema: ReturnType<typeof textSchema>;
  /** What the form begins with: a draft, or nothing. */
  written: string;
  /** How many texts were sent from it. */
  sent: number;
};

/** A form of one text that stays on the page after it was sent, and is then empty again. */
export function useSentText({ schema, written, sent }: Text) {
  const form = useForm({ resolver: zodResolver(schema), mode: 'onTouched', defaultValues: { text: written } });
  const { reset } = form;
  const shown = useRef(sent);
  useEffect(() => {
    if (shown.current === sent) return;
    shown.current = sent;
    reset({ text: '' });
  }, [sent, reset]);
  return form;
}
