/** What commands have in common: `--help`, and a mistake in their words. */
import { readFileSync } from 'node:fs';
import { type ParseArgsConfig, parseArgs } from 'node:util';

/** The first comment of the command's file is its help. */
function helpOf(file: string): string {
  const [, comment = ''] = /\/\*\*\n([\s\S]*?)\n \*\//.exec(readFileSync(file, 'utf8')) ?? [];
  return comment.replace(/^ \* ?/gm, '');
}

/** Ends the process with a sentence for who called the command. */
export function refuse(message: string): never {
  console.error(message);
  process.exit(2);
}

/** `parseArgs`; `--help` prints the first comment of the file and ends, and so does a word that nobody knows. */
export function readWords<Config extends ParseArgsConfig>(file: string, config: Config) {
  if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) {
    console.log(helpOf(file));
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    return refuse(`${error instanceof Error ? error.message : error}\n\n${helpOf(file)}`);
  }
}
