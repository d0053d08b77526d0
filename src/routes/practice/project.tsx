/** What the details of a project show in addition: its steps, and the switch for its public page. */

import { setPortfolio } from '../../api/practice/portfolio.ts';
import type { Assignment } from '../../machines/assignments/types.ts';
import { portfolioMachine } from '../../machines/practice/portfolio.machine.ts';
import { paths } from '../../paths.ts';
import { PortfolioScreen } from '../../ui/screens/practice/portfolio/portfolio.view.tsx';
import { ProjectSteps } from '../../ui/screens/practice/portfolio/project-steps.tsx';
import { useFlow, useOrigin } from '../first-screen.ts';
import { useCopy } from '../share.ts';
import { useEmitted } from '../use-emitted.ts';
import { connectPortfolio } from './portfolio.connect.ts';

type ProjectProps = { assignment: Assignment; onChanged: () => void };
type Portfolio = NonNullable<Assignment['portfolio']>;

export function Project({ assignment: { id, courseId, status, steps = [], portfolio }, onChanged }: ProjectProps) {
  const shown = steps.map((step) =>
    step.kind === 'exercise' ? { ...step, to: paths.lesson(courseId, step.lessonId) } : step,
  );
  return (
    <>
      <ProjectSteps steps={shown} status={status} />
      {portfolio && <Sharing key={id} assignmentId={id} portfolio={portfolio} onChanged={onChanged} />}
    </>
  );
}

const machine = portfolioMachine.provide({ actors: { setPortfolio } });

type SharingProps = { assignmentId: string; portfolio: Portfolio; onChanged: () => void };

function Sharing({ assignmentId, portfolio, onChanged }: SharingProps) {
  const [snapshot, send, flow] = useFlow(machine, { input: { assignmentId, portfolio } });
  const copy = useCopy();
  useEmitted(flow, 'assignmentChanged', onChanged);
  const here = { origin: useOrigin(), onCopy: (address: string) => copy(address, 'addressCopied') };
  return <PortfolioScreen view={connectPortfolio(snapshot, send, here)} />;
}
