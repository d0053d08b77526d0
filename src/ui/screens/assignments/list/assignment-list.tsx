import { CardGrid } from '../../../primitives/card-grid.tsx';
import { AssignmentCard, type AssignmentItem } from './assignment-card.tsx';

/** The assignments that match the filters (§assignments.7). */
export function AssignmentList({ assignments }: { assignments: AssignmentItem[] }) {
  return (
    <section aria-label="Assignments">
      <h2 className="visually-hidden">Your assignments</h2>
      <p className="visually-hidden" role="status">
        {assignments.length === 1 ? '1 assignment' : `${assignments.length} assignments`} found
      </p>
      <CardGrid as="ul">
        {assignments.map((assignment) => (
          <AssignmentCard key={assignment.id} assignment={assignment} />
        ))}
      </CardGrid>
    </section>
  );
}
