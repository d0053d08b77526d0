/** Processes that test mutants: whoever runs into an endless loop can be stopped by no other means than killing it. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

/** A flow, and which of its mutants; `null`: the machine as it is. */
export type Task = { stem: string; index: number | null };
export type Answer = 'ready' | { isFound: boolean };

/** Vitest keeps the results of all runs: a new process after so many of them. */
const runsOfProcess = 200;

export class Worker {
  #process: ChildProcess | null = null;
  #runs = 0;

  /** Whether some test fails; `null` where the tests did not end within so many milliseconds. */
  async isFound(task: Task, timeLimit: number): Promise<boolean | null> {
    if (this.#runs >= runsOfProcess) this.stop();
    this.#process ??= await started();
    this.#runs += 1;
    const late = setTimeout(() => this.stop(), timeLimit);
    const answer = answerOf(this.#process);
    this.#process.send(task);
    const isFound = await answer;
    clearTimeout(late);
    return isFound;
  }

  stop() {
    this.#process?.kill('SIGKILL');
    this.#process = null;
    this.#runs = 0;
  }
}

async function started(): Promise<ChildProcess> {
  const child = fork(resolve('tests/models/mutants/worker.ts'));
  await once(child, 'message');
  return child;
}

/** The process' next answer; `null` where it was killed. */
const answerOf = (child: ChildProcess) =>
  new Promise<boolean | null>((resolve, reject) => {
    const ended = (code: number | null) =>
      code === null ? resolve(null) : reject(new Error(`The tests ended with code ${code}.`));
    child.once('exit', ended);
    child.once('message', (answer: Answer) => {
      child.off('exit', ended);
      if (answer !== 'ready') resolve(answer.isFound);
    });
  });
