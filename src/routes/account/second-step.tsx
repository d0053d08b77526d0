import { completeSignIn } from '../../api/account.ts';
import { secondStepMachine } from '../../machines/account/second-step.machine.ts';
import type { Ticket } from '../../machines/account/ticket.ts';
import { SecondStepScreen } from '../../ui/screens/account/second-step/second-step.view.tsx';
import { useFlow } from '../first-screen.ts';
import { useEmitted } from '../use-emitted.ts';
import { connectSecondStep } from './second-step.connect.ts';

const machine = secondStepMachine.provide({ actors: { completeSignIn } });

export type SecondStepProps = { secondStep: string; onPassed: (ticket: Ticket) => void; onBack: () => void };

/** The code after the password. */
export function SecondStep({ secondStep, onPassed, onBack }: SecondStepProps) {
  const [snapshot, send, flow] = useFlow(machine, { input: { secondStep } });
  useEmitted(flow, 'passed', ({ ticket }) => onPassed(ticket));
  return <SecondStepScreen view={connectSecondStep(snapshot, send, onBack)} />;
}
