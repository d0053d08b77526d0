import type * as z from 'zod/mini';

type Fields = z.ZodMiniType<Record<string, unknown>>;

/** What of a form is kept on the device and on the server; `blank` fills the fields that only the device keeps. */
export type FormShape = { version: number; device: Fields; server: Fields; blank: object };

/** A form whose values are all kept on the server, too. Raise `version` when their shape changes. */
export const keptWhole = <Values extends Fields>(values: Values, version = 1) => ({
  version,
  device: values,
  server: values,
  blank: {},
});
