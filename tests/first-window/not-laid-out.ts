/**
 * Views and pages that are not laid out yet so that what one came for lies in the first window (§product.79). The list only
 * gets shorter: who lays one out declares it in its stories, takes it out here, and lowers `most`.
 */

/** How many there are. */
export const most = 1;

/** A view by its flow; a page by the name of its connected story. */
export const notLaidOut: readonly string[] = ['assignments/submitted'];

const names = new Set(notLaidOut);

export const isLaidOut = (name: string): boolean => !names.has(name);
