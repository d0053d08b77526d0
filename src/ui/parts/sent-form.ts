/** What the views of forms that are sent share. */
import type { ReactNode } from 'react';

/** Of a form that keeps a draft. */
export type Written<Values> = {
  /** What was written before and not sent. */
  written?: Values | undefined;
  onWrite?: (values: Values) => void;
  /** The line that says whether it is saved. */
  draft?: ReactNode;
};

export type Submit<Values> = { onSubmit: (values: Values) => void };

/** What a form that is sent reads in all its states. */
export type SentView<Values> = Written<Values> & { state: string } & Partial<Submit<Values>>;

/** The states of a form that is sent. */
export type SentForm<Form, Values> =
  | ({ state: 'writing' } & Form & Submit<Values>)
  | ({ state: 'sending.underWay' } & Form)
  /** `delayed`: the call is retried by itself. */
  | ({ state: 'sending.delayed' | 'rejected'; why: string } & Form & Submit<Values>);
