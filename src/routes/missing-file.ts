/** The file of a part did not arrive while the page that the server rendered was being taken over. */
export class MissingFile extends Error {
  constructor(part: string) {
    super(`The file of ${part} did not arrive.`);
  }
}
