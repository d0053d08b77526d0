/** The longest time in milliseconds for which parts of an opening page are hidden; after that they are shown, and may move. */
export const longestOpening = 3_000;
