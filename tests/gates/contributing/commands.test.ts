/** Every command of package.json that is ours answers `--help` with the first comment of its file, which names it. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { helpOf } from '../../../server/cli/help.ts';

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));

const commands = Object.entries(scripts).flatMap(([name, line]) => {
  const [, file] = /^(?:exec )?node (\S+\.ts)$/.exec(line) ?? [];
  return file ? [[name, file] as const] : [];
});
/** Matches a command's file that handles `--help` first. */
const answering =
  /^(?:const .* = )?(?:if \(import\.meta\.main\) )?(?:await )?(?:readArguments|answerHelp|runCommand)\(import\.meta\.filename\b/m;

describe('`--help`', () => {
  it.each(commands)('is answered by npm run %s', (name, file) => {
    expect(readFileSync(file, 'utf8')).toMatch(answering);
    expect(helpOf(file)).toMatch(new RegExp(`^\`npm (?:run )?${name}\\b`));
  });

  it('is checked for every command', () => {
    expect(commands.length).toBeGreaterThan(15);
    const others = Object.keys(scripts).filter((name) => !commands.some(([command]) => command === name));
    // These run several programs in a row or the server itself, so none of them is a file with a help text.
    expect(others.filter((name) => /\bnode .*\.ts\b/.test(scripts[name] ?? ''))).toEqual(['gen', 'dev:server']);
  });
});
