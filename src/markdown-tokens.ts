/**
 * Markdown as server and page read it, with bounds on what a hostile text costs: the parser takes quadratic time for nesting, for
 * marks of emphasis, for the cells of a table, for entities at the end of an address and for blanks within a line, and recurses
 * without an end. What lies beyond a bound is plain text, and of blanks in a row as many are read as may be.
 */
import { Lexer, type Token, Tokenizer, type Tokens, type TokensList } from 'marked';

const most = { nesting: 8, marks: 100, cells: 2_000, lines: 1_500, characters: 100_000, address: 2_000, blanks: 100 };

class BoundedTokenizer extends Tokenizer {
  override table(src: string): Tokens.Table | undefined {
    const head = src.indexOf('\n');
    if (head === -1) return undefined;
    const delimiters = src.slice(head + 1, (src.indexOf('\n', head + 1) + 1 || src.length + 1) - 1);
    if (!/^[ \t]*\|?[ \t]*:?-[-:| \t]*$/.test(delimiters)) return undefined;
    const end = src.search(/\n[ \t]*\n/);
    const rows = src.slice(0, end === -1 ? src.length : end).split('\n').length;
    return rows * delimiters.split('|').length > most.cells ? undefined : super.table(src);
  }

  override url(src: string): Tokens.Link | undefined {
    const end = src.search(/[\s<]/);
    return (end === -1 ? src.length : end) > most.address ? undefined : super.url(src);
  }
}

class BoundedLexer extends Lexer {
  #depth = 0;

  override blockTokens(src: string, tokens?: Token[], lastParagraphClipped?: boolean): Token[];
  override blockTokens(src: string, tokens?: TokensList, lastParagraphClipped?: boolean): TokensList;
  override blockTokens(src: string, tokens: Token[] = [], lastParagraphClipped?: boolean): Token[] {
    if (this.#depth > most.nesting) {
      tokens.push(plain(src));
      return tokens;
    }
    this.#depth += 1;
    try {
      return super.blockTokens(src, tokens, lastParagraphClipped);
    } finally {
      this.#depth -= 1;
    }
  }

  override inlineTokens(src: string, tokens: Token[] = []): Token[] {
    if ((src.match(/[*_~`![]/g)?.length ?? 0) <= most.marks) return super.inlineTokens(src, tokens);
    tokens.push(plain(src));
    return tokens;
  }
}

const manyBlanks = new RegExp(` {${most.blanks},}`, 'g');

const plain = (text: string): Tokens.Text => ({ type: 'text', raw: text, text, escaped: false });

/** `breaks`: a line break is one, as who writes a message means it. Null where a text is too long to be read as Markdown. */
export function markdownTokens(text: string, { breaks = false } = {}): Token[] | null {
  if (text.length > most.characters || text.split('\n').length > most.lines) return null;
  const read = text.replace(manyBlanks, ' '.repeat(most.blanks));
  return new BoundedLexer({ gfm: true, tokenizer: new BoundedTokenizer(), breaks }).lex(read);
}
