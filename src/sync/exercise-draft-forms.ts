/** What the editor of an exercise keeps as a draft; loaded with exercises only. */
import * as z from 'zod/mini';
import { keptWhole } from './form-shape.ts';

/** `input` is what the code reads, once that was changed. */
const code = z.object({ code: z.string(), input: z.optional(z.string()) });

/** By form, as in `draft-forms.ts`. */
export const exerciseForms = { exercise: keptWhole(code) };
