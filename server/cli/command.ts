/** How the operator's commands run: with the server's settings, on its database, and mistakes reported in a sentence. */
import { eq } from 'drizzle-orm';
import { normaliseEmail } from '../account/user.ts';
import { BackupError } from '../platform/backup/manifest.ts';
import { type Config, ConfigError, readConfig } from '../platform/config.ts';
import { type Database, openDatabase } from '../platform/database/client.ts';
import { FolderInUse } from '../platform/database/folder-lock.ts';
import { users } from '../platform/database/schema/account.ts';
import { type MailQueue, writeMail } from '../platform/mail-queue.ts';
import { answerHelp } from './help.ts';

/** A command that was called wrongly; its message is for the operator. */
export class UsageError extends Error {}

type Services = {
  db: Database;
  config: Config;
  now: () => Date;
  /** Mails are written; a server that runs on the database sends them, or the next that starts. */
  mail: Pick<MailQueue, 'enqueue'>;
};

/**
 * Prints what the command in this file returns, or its help. A mistake of the call or of the settings is printed, and ends
 * the process with 1.
 */
export async function runCommand(
  file: string,
  command: (services: Services, args: string[]) => Promise<string>,
): Promise<void> {
  answerHelp(file);
  await reported(async () => {
    const config = readConfig(process.env);
    const { db, close } = await openDatabase(config);
    try {
      const now = () => new Date();
      const mail: Services['mail'] = { enqueue: async (tx, text) => void (await writeMail(tx, text, now())) };
      return await command({ db, config, now, mail }, process.argv.slice(2));
    } finally {
      await close();
    }
  });
}

const mistakes = [UsageError, ConfigError, FolderInUse, BackupError];

/** Prints what the command returns, or the mistake that the operator can correct. */
export async function reported(command: () => Promise<string>): Promise<void> {
  try {
    console.log(await command());
  } catch (error) {
    if (!(error instanceof Error && mistakes.some((kind) => error instanceof kind))) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** The account of the address. Throws `UsageError` where there is none. */
export async function accountOf(db: Database, email: string): Promise<typeof users.$inferSelect> {
  const [user] = await db
    .select()
    .from(users)
    .where(eq(users.email, normaliseEmail(email)));
  if (!user) throw new UsageError(`There is no account of ${email}.`);
  return user;
}
