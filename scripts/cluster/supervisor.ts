/** Keeps one program running, as systemd does with `Restart=always`. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** PostgreSQL refuses to run as root; this user exists wherever root does. */
export const unprivileged = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;

type Program = {
  name: string;
  command: string;
  args: readonly string[];
  env: NodeJS.ProcessEnv;
  cwd: string;
  log: string;
  /** Whether it gives up root's rights. */
  isUnprivileged: boolean;
};

/** Milliseconds until it is started again. */
const restartAfter = 1_000;
/** Milliseconds that a program may take to end. */
const patience = 20_000;

export type Supervised = ReturnType<typeof supervise>;

export function supervise({ name, command, args, env, cwd, log, isUnprivileged }: Program) {
  let child: ChildProcess | null = null;
  let isWanted = true;
  const begin = () => {
    isWanted = true;
    if (child) return;
    const output = openSync(log, 'a');
    const started = spawn(command, args, {
      // A group of its own: Ctrl+C in the terminal ends the supervisor, and that ends the programs in their order.
      detached: true,
      stdio: ['ignore', output, output],
      env,
      cwd,
      ...(isUnprivileged ? unprivileged : {}),
    });
    closeSync(output);
    child = started;
    started.on('error', (error) => console.error(`${name}: ${error.message}`));
    started.on('exit', () => {
      child = null;
      void pause(restartAfter).then(() => isWanted && begin());
    });
  };
  const signal = (kind: NodeJS.Signals) => {
    const pid = child?.pid;
    if (pid !== undefined) process.kill(-pid, kind);
  };
  begin();
  return {
    name,
    log,
    begin,
    isRunning: () => child !== null,
    /** It is started again after a second. */
    kill: () => signal('SIGKILL'),
    /** Ends it, and leaves it so. */
    end: async (kind: NodeJS.Signals = 'SIGTERM') => {
      isWanted = false;
      const ending = child;
      if (!ending) return;
      const ended = once(ending, 'exit');
      if (kind === 'SIGKILL') signal(kind);
      else ending.kill(kind);
      const late = setTimeout(() => signal('SIGKILL'), patience);
      await ended;
      clearTimeout(late);
    },
    /** For the end of this process, which cannot wait. */
    endNow: () => {
      isWanted = false;
      signal('SIGKILL');
    },
  };
}
