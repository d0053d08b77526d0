/**
 * Prints at a start outside production: the app's address; with `DEMO=true`, accounts to sign in with and each mail.
 */
import { createInvitation, invitationLink } from './account/invitation.ts';
import type { Context } from './http/context.ts';
import type { Mail } from './platform/mail.ts';

export const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

/** Prints the address and, in the demonstration, accounts and a new invitation. */
export async function printWelcome(context: Context, address: string) {
  print(`\nReady at ${context.config.publicUrl} (listening on ${address})`);
  if (!context.config.demo) return;
  const token = await createInvitation(context, {
    email: `visitor-${crypto.randomUUID().slice(0, 8)}@example.com`,
    firstName: 'Noor',
    lastName: 'Haddad',
  });
  print('  Student     student@example.com / Learning1');
  print('  Instructor  instructor@example.com / Teaching1');
  print(`  Invitation  ${invitationLink(context.config, token)}\n`);
}

export function printMail({ to, subject, text }: Mail): void {
  print(`\n--- Email to ${to}: ${subject}\n${text}\n---`);
}
