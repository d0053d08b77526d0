/** What a start prints outside production: the app's address; with `DEMO=true`, accounts to sign in with and each mail. */
import { createInvitation, invitationLink } from './account/invitation.ts';
import type { Context } from './http/context.ts';
import type { Mail } from './platform/mail.ts';

export const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

export async function printWelcome(context: Context, address: string) {
  say(`\nReady at ${context.config.publicUrl} (listening on ${address})`);
  if (!context.config.demo) return;
  const token = await createInvitation(context, {
    email: `visitor-${crypto.randomUUID().slice(0, 8)}@example.com`,
    firstName: 'Noor',
    lastName: 'Haddad',
  });
  say('  Student     student@example.com / Learning1');
  say('  Instructor  instructor@example.com / Teaching1');
  say(`  Invitation  ${invitationLink(context.config, token)}\n`);
}

export function printMail({ to, subject, text }: Mail): void {
  say(`\n--- Email to ${to}: ${subject}\n${text}\n---`);
}
