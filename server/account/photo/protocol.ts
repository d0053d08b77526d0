/** What the processes that make photos small say to each other. */

/** `photo` is null where it cannot be read. */
export type Made = { photo: Uint8Array | null } | { failure: string };

/** How a photo's process ends where the photo cannot be read. */
export const unreadable = 2;
