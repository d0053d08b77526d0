/** Secrets may come from files: `JWT_SECRET_FILE=/run/secrets/jwt` stands for `JWT_SECRET`. */
import { readFileSync } from 'node:fs';

export const secretNames = [
  'JWT_SECRET',
  'JWT_SECRET_PREVIOUS',
  'DATABASE_URL',
  'SMTP_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
] as const;

type Environment = Record<string, string | undefined>;

/** The settings with the files' contents in their places, and what is wrong with the files, in sentences without them. */
export function withSecretsFromFiles(given: Environment): { settings: Environment; problems: string[] } {
  const settings = { ...given };
  const problems: string[] = [];
  for (const name of secretNames) {
    const file = settings[`${name}_FILE`];
    if (file === undefined) continue;
    if (settings[name] !== undefined) problems.push(`${name}_FILE: must not be set beside ${name}`);
    else {
      const content = contentOf(file);
      if (content) settings[name] = content;
      else problems.push(`${name}_FILE: ${file} ${content === null ? 'cannot be read' : 'is empty'}`);
    }
  }
  return { settings, problems };
}

/** Without the line break that editors put at the end. Null where the file cannot be read. */
function contentOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return null;
  }
}
