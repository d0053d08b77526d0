/** The kinds of database that the server runs on. */
export type Kind = 'embedded' | 'postgres';
export const kinds: readonly Kind[] = ['embedded', 'postgres'];
