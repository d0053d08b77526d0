/** A regular expression that finds the text as it is. */
export const literally = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
