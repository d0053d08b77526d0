/** What commands have in common: `--help`, and a mistake in their words. */
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { answerHelp, helpOf } from '../server/cli/help.ts';

/** Ends the process with a sentence for the person who called the command. */
export function refuse(message: string): never {
  console.error(message);
  process.exit(2);
}

/** `parseArgs`. Prints the file's first comment and ends for `--help`, and with an error after an unknown word. */
export function readArguments<Config extends ParseArgsConfig>(file: string, config: Config) {
  answerHelp(file);
  try {
    return parseArgs(config);
  } catch (error) {
    return refuse(`${error instanceof Error ? error.message : error}\n\n${helpOf(file)}`);
  }
}
