/** The messages between the processes that make photos small. */

/** `photo` is null where it cannot be read. */
export type Made = { photo: Uint8Array | null } | { failure: string };

/** The exit code of a photo's process where the photo cannot be read. */
export const unreadable = 2;
