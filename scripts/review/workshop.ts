/** The built Storybook of the working tree, and that of a commit, built in a worktree of its own. */
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';
import { z } from 'zod';

export const folder = resolve('reports/review');
const bin = resolve('node_modules/.bin');

const index = z.object({
  entries: z.record(
    z.string(),
    z.object({ type: z.string(), title: z.string(), name: z.string(), tags: z.array(z.string()).default([]) }),
  ),
});

export type Story = { id: string; title: string; name: string };
export type Workshop = { dir: string; hash: string; stories: Story[] };

/** Leaves out what only the documentation's pages need, as it would name the folder that it was built in. */
const env = { ...process.env, REVIEW: 'true' };

async function build(cwd: string, dir: string): Promise<void> {
  const run = async (command: string, ...args: string[]) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] });
    const [code] = await once(child, 'exit');
    if (code !== 0) throw new Error(`${command} failed in ${cwd}.`);
  };
  // What is generated is not committed.
  await run('npm', 'run', '--silent', 'prepare');
  await run(join(bin, 'storybook'), 'build', '--quiet', '--output-dir', dir);
}

/** Files of Storybook's own frame around the stories. */
const ofTheFrame = ['sb-*/**', 'index.html', 'project.json', 'statecharts.json'];
const renderer = ['render.ts', 'in-page.ts'].map((file) => join(import.meta.dirname, file));

/** A hash of the files that the browser gets and of the code that takes pictures. Builds with one hash share theirs. */
function hashOf(dir: string): string {
  const hash = createHash('sha256');
  const files = globSync('**', { cwd: dir, exclude: ofTheFrame, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name))
    .toSorted();
  for (const file of files) hash.update(file.slice(dir.length)).update(readFileSync(file));
  for (const file of renderer) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

function open(dir: string): Workshop {
  const { entries } = index.parse(JSON.parse(readFileSync(join(dir, 'index.json'), 'utf8')));
  const stories = Object.entries(entries)
    .filter(([, { type, tags }]) => type === 'story' && !tags.includes('no-review'))
    .map(([id, { title, name }]) => ({ id, title, name }));
  return { dir, hash: hashOf(dir), stories };
}

export async function workshopOfTree(): Promise<Workshop> {
  const dir = join(folder, 'workshop');
  await build('.', dir);
  return open(dir);
}

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** Built once for each commit, with the packages that are installed here. */
export async function workshopOf(ref: string): Promise<Workshop> {
  const commit = git('rev-parse', '--verify', `${ref}^{commit}`);
  const dir = join(folder, 'base', commit);
  // A build writes this file last, so a build that was interrupted lacks it.
  if (!existsSync(join(dir, 'iframe.html'))) {
    rmSync(join(folder, 'base'), { recursive: true, force: true });
    const tree = mkdtempSync(join(tmpdir(), 'review-'));
    git('worktree', 'add', '--quiet', '--force', '--detach', tree, commit);
    try {
      symlinkSync(resolve('node_modules'), join(tree, 'node_modules'));
      await build(tree, dir);
    } finally {
      git('worktree', 'remove', '--force', tree);
    }
  }
  return open(dir);
}

/** Serves a folder to this machine alone. */
export async function serve(root: string, port = 0, addRoutes: (app: FastifyInstance) => void = () => undefined) {
  const app = Fastify();
  addRoutes(app);
  await app.register(fastifyStatic, { root });
  return { app, url: await app.listen({ host: '127.0.0.1', port }) };
}
