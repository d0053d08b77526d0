/** What a case study keeps as a draft; loaded with case studies only. */
import * as z from 'zod/mini';
import { keptWhole } from './form-shape.ts';

/** From the first scene on. */
const decisions = z.object({ decisions: z.array(z.string()) });

/** By form, as in `draft-forms.ts`. */
export const caseStudyForms = { caseStudy: keptWhole(decisions) };
