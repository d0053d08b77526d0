/** Links with a token, for mails. The token is in the fragment, which browsers send to no server and put into no referrer. */

export const invitationPath = '/registration';
export const passwordResetPath = '/reset-password';

/** The pages that such a link may open; `/register` leads to the registration, too. */
export const linkPaths: readonly string[] = [invitationPath, '/register', passwordResetPath];

/** The token stands after `#`, which browsers send to no server. */
export const tokenLink = (publicUrl: string, path: string, token: string) => `${publicUrl}${path}#token=${token}`;
