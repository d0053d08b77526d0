/** The headings of the table of a gradebook, which an import finds its columns by (§teaching.64, §teaching.85). */
import type { components } from '../../../src/api/generated/schema.d.ts';

type GradedAssignment = components['schemas']['GradedAssignment'];

export const studentHeads = ['Name', 'Email', 'Id', 'Course grade', 'Average in percent', 'Missing'] as const;

export const gradeHead = (name: string) => `${name}, grade in percent`;
export const statusHead = (name: string) => `${name}, status`;

/** The title, with the id where several assignments of the course have the same one. */
export function nameOf({ id, title }: GradedAssignment, assignments: readonly GradedAssignment[]): string {
  return assignments.filter((other) => other.title === title).length > 1 ? `${title} (${id})` : title;
}
