/** A server process under measurement, on this machine's loopback only. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';

const longestStart = 120_000;

/** Starts `script` with PORT set, and waits until `readyPath` answers. `seconds` is how long that took. */
export async function launch(script: string, readyPath: string, settings: Record<string, string>) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const begin = performance.now();
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, NODE_ENV: 'development', DEMO: 'true', PORT: String(port), PUBLIC_URL: url, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (!(await answers(url + readyPath))) {
    if (child.exitCode !== null || performance.now() - begin > longestStart) {
      child.kill('SIGKILL');
      throw new Error(`${script} did not start.`);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    url,
    seconds: (performance.now() - begin) / 1000,
    /** Megabytes that the process holds, where the system reports it (Linux). */
    memory: () => residentMegabytes(child.pid),
    stop: async () => {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

export type Server = Awaited<ReturnType<typeof launch>>;

function residentMegabytes(pid: number | undefined): number | null {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes ? Math.round(Number(kilobytes) / 1024) : null;
  } catch {
    return null;
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return address.port;
}
