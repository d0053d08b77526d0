/** Types that the views of forms share. */
import type { ReactNode } from 'react';

/** The properties of a form that keeps a draft. */
export type Written<Values> = {
  /** What was written before and not sent. */
  written?: Values | undefined;
  onWrite?: (values: Values) => void;
  /** The line that says whether the draft is saved. */
  draft?: ReactNode;
};

export type Submit<Values> = { onSubmit: (values: Values) => void };

/** The properties that a form reads in all its states. */
export type SentView<Values> = Written<Values> & { state: string } & Partial<Submit<Values>>;

/** The states of a form. */
export type SentForm<Form, Values> =
  | ({ state: 'writing' } & Form & Submit<Values>)
  | ({ state: 'sending.underWay' } & Form)
  /** `delayed`: the call is retried by itself. */
  | ({ state: 'sending.delayed' | 'rejected'; why: string } & Form & Submit<Values>);
