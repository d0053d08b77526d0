/**
 * Whether a secret can have been drawn at random. Each character that could not be foreseen counts as many bits as the
 * secret's alphabet gives; what repeats an earlier part of four characters or more, goes on in a row (`abcd`, `4321`), or
 * belongs to a common word counts nothing.
 */
export const leastLength = 32;
const leastBits = 64;

/** What a secret has to be like; null where it is. The sentence never holds a part of the secret. */
export function weakness(secret: string): string | null {
  if (secret.length < leastLength) return `must have at least ${leastLength} characters`;
  if (bitsOf(secret) >= leastBits) return null;
  return (
    'can be guessed: without what repeats, goes on in a row, or is a common word, too little is left of it. ' +
    'Make one: node -p "crypto.randomBytes(32).toString(\'base64url\')"'
  );
}

/** At most: what the rule above finds unforeseeable. */
export function bitsOf(secret: string): number {
  const alphabet = new Set(secret).size;
  const lower = secret.toLowerCase();
  const foreseen = new Set<number>();
  const mark = (from: number, length: number) => {
    for (let at = from; at < from + length; at += 1) foreseen.add(at);
  };
  for (const found of lower.matchAll(commonWords)) mark(found.index, found[0].length);
  for (let at = 0; at + 3 <= lower.length; at += 1) {
    if (isRow(lower, at)) mark(at, 3);
    const part = lower.slice(at, at + 4);
    if (part.length === 4 && lower.indexOf(part) < at) mark(at, 4);
  }
  return (secret.length - foreseen.size) * Math.log2(alphabet);
}

/** Three characters that follow each other by the same step of one, none included. */
function isRow(text: string, at: number): boolean {
  const [first, second, third] = [0, 1, 2].map((step) => text.charCodeAt(at + step));
  if (first === undefined || second === undefined || third === undefined) return false;
  const step = second - first;
  return Math.abs(step) <= 1 && third - second === step;
}

const list = `
  access account admin analytics answer api app auth azerty change changeit changeme company cookie course database default
  demo dev development dummy example fixme for hello here insecure jwt key keys learn learning letmein local
  login long master monkey must my only pass passphrase password placeholder platform please private prod project production
  qwerty qwertz random replace sample secret secure server service session sign signing some staging string student
  super supersecret test tests testing the this todo token use user value very welcome with words you your
  asdf zxcv
`;

const commonWords = new RegExp(
  list
    .trim()
    .split(/\s+/)
    .toSorted((one, other) => other.length - one.length) // the longest that fits
    .join('|'),
  'g',
);
