/**
 * Addresses and texts without what gives access: tokens, payment sessions, the ids of what anyone may open who has the
 * address (calendar feeds, certificates, photos). What is not known to be harmless is hidden, however it is encoded.
 */
const hidden = '[hidden]';

/** Names of parameters whose value is hidden, whatever it looks like. */
const secretName = /token|session|secret|password|code|key|sig|auth|state|email|mail|name/i;

/** An address, its path, query and fragment shown as far as they are harmless. */
export function withoutSecrets(url: string): string {
  const [, path = '', query, fragment] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(url) ?? [];
  return (
    path.split('/').map(shownSegment).join('/') +
    (query ? `?${shownParameters(query.slice(1))}` : '') +
    (fragment ? `#${shownParameters(fragment.slice(1))}` : '')
  );
}

/** The segment, or `[hidden]` where it looks random: slugs are words, secrets are long and mixed. */
function shownSegment(segment: string): string {
  const text = decoded(segment);
  const isPlain = /^[\w.~-]*$/.test(text);
  const isRandom = text.length >= 20 && (/[A-Z]/.test(text) || (text.match(/\d/g) ?? []).length >= 6);
  return isPlain && !isRandom && !/^cs_/.test(text) ? segment : hidden;
}

function shownParameters(text: string): string {
  return text
    .split('&')
    .map((parameter) => {
      const at = parameter.indexOf('=');
      const name = at < 0 ? parameter : parameter.slice(0, at);
      if (!/^[\w-]{1,30}$/.test(decoded(name))) return hidden;
      if (at < 0) return parameter;
      const value = decoded(parameter.slice(at + 1));
      const isShown = /^[\w.-]{0,20}$/.test(value) && !secretName.test(decoded(name));
      return isShown ? parameter : `${name}=${hidden}`;
    })
    .join('&');
}

/**
 * Decodes until nothing changes, as a secret may be encoded twice. Returns `%`, which is never plain, where it cannot.
 */
function decoded(text: string): string {
  let before = text;
  for (let round = 0; round < 5; round += 1) {
    let after: string;
    try {
      after = decodeURIComponent(before);
    } catch {
      return '%';
    }
    if (after === before) return after;
    before = after;
  }
  return '%';
}

const inText: [RegExp, string][] = [
  [/\beyJ[\w-]{5,}(?:(?:\.|%2e)[\w-]*)*/gi, hidden], // a signed token
  [/\b((?:bearer|basic)(?:\s|%20|\+)+)[\w.~+/=-]{8,}/gi, `$1${hidden}`],
  [/((?:token|session_id|password|secret)(?:=|%3d|%253d))[^\s&"'\\#]+/gi, `$1${hidden}`],
  [/(\/schedules\/feed\/)[\w-]{16,}/gi, `$1${hidden}`],
  [/\b(?:cs|sk|rk|pi|whsec)_(?:test_|live_)?[A-Za-z0-9]{12,}/g, hidden],
  [/(\/\/[^\s/@:"]+:)[^\s/@"]+@/g, `$1${hidden}@`], // a password in an address of a database or mail server
];

/** A text, such as a line of the log, without what looks like a secret. The line stays JSON. */
export const withoutSecretsInText = (text: string): string =>
  inText.reduce((redacted, [pattern, shown]) => redacted.replace(pattern, shown), text);
