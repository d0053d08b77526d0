/** `--help` of a command, which is the first comment of its file. */
import { readFileSync } from 'node:fs';

/** The first docstring of the file, without its comment marks. */
export function helpOf(file: string): string {
  const [, comment = ''] = /\/\*\*\s([\s\S]*?)\s\*\//.exec(readFileSync(file, 'utf8')) ?? [];
  return comment.replace(/^ \* ?/gm, '');
}

/** Prints the help and ends the process where it is asked for. */
export function answerHelp(file: string): void {
  if (!process.argv.slice(2).some((word) => word === '--help' || word === '-h')) return;
  console.log(helpOf(file));
  process.exit(0);
}
