/** Small mistakes that can be made in a file: Stryker's, and those of everyday that it lacks. */
import { Instrumenter } from '@stryker-mutator/instrumenter';
import ts from 'typescript';

/** The file with the mistake in it. */
export type Mistake = { line: number; name: string; text: string };

type Edit = { start: number; end: number; to: string; name: string };

const ignore = () => {};
const isOff = () => false;
const quiet = {
  ...{ trace: ignore, debug: ignore, info: ignore, warn: ignore, error: ignore, fatal: ignore },
  ...{ isTraceEnabled: isOff, isDebugEnabled: isOff, isInfoEnabled: isOff },
  ...{ isWarnEnabled: isOff, isErrorEnabled: isOff, isFatalEnabled: isOff },
};
const stryker = new Instrumenter(quiet);

/** Calls that only say what something looks like. */
const ofStyle = /^(?:css|cva|sva|cx)$/;
/** Attributes that nobody sees or hears. */
const unseen = /^(?:key|className|id|data-.*)$/;

/** All mistakes of a source file, the first in it first. */
export async function mistakesIn(file: string, text: string): Promise<Mistake[]> {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const styles = nodesOf(source).filter((node) => ts.isCallExpression(node) && ofStyle.test(node.expression.getText()));
  const isStyle = ({ start, end }: Edit) => styles.some((node) => node.getStart() <= start && end <= node.end);
  const edits = [...(await strykerEdits(file, text, source)), ...nodesOf(source).flatMap(leavingOut)];
  return edits
    .filter((edit) => !isStyle(edit))
    .toSorted((one, other) => one.start - other.start)
    .map(({ start, end, to, name }) => ({
      line: source.getLineAndCharacterOfPosition(start).line + 1,
      name: `${name}: ${oneLine(text.slice(start, end))}${to === '' ? '' : ` → ${oneLine(to)}`}`,
      text: text.slice(0, start) + to + text.slice(end),
    }));
}

/** Texts are left alone: whether they are right is not a test's to say. */
const excludedMutations = ['StringLiteral', 'Regex'];

async function strykerEdits(name: string, content: string, source: ts.SourceFile): Promise<Edit[]> {
  const options = { plugins: null, excludedMutations, ignorers: [] };
  const { mutants } = await stryker.instrument([{ name, content, mutate: true }], options);
  const made = mutants.filter(({ status }) => status !== 'Ignored');
  return made.map(({ location: { start, end }, replacement, mutatorName }) => ({
    start: source.getPositionOfLineAndCharacter(start.line, start.column),
    end: source.getPositionOfLineAndCharacter(end.line, end.column),
    to: replacement,
    name: mutatorName,
  }));
}

/** A member, an attribute or a condition that somebody forgot, and a person's time zone that is UTC. */
function leavingOut(node: ts.Node): Edit[] {
  const [start, end] = [node.getStart(), node.end];
  if (ts.isShorthandPropertyAssignment(node) || ts.isPropertyAssignment(node) || ts.isSpreadAssignment(node))
    return [{ start, end: endOfItem(node), to: '', name: 'left out' }];
  if (ts.isJsxAttribute(node) && !unseen.test(node.name.getText())) return [{ start, end, to: '', name: 'left out' }];
  if (!ts.isCallExpression(node.parent ?? node) || !ts.isExpression(node)) return [];
  const call = node.parent;
  if (!ts.isCallExpression(call) || !call.arguments.includes(node)) return [];
  if (/^(?:and|or)$/.test(call.expression.getText()))
    return [{ start, end: endOfItem(node), to: '', name: 'left out' }];
  return /(?:^|\.)zone$/i.test(node.getText()) ? [{ start, end, to: "'UTC'", name: 'zone' }] : [];
}

/** With the comma after it, if there is one. */
function endOfItem(node: ts.Node): number {
  const comma = /^\s*,/.exec(node.getSourceFile().text.slice(node.end));
  return node.end + (comma?.[0].length ?? 0);
}

function nodesOf(source: ts.SourceFile): ts.Node[] {
  const all: ts.Node[] = [];
  const visit = (node: ts.Node) => {
    all.push(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return all;
}

const oneLine = (text: string) => {
  const line = text.replaceAll(/\s+/g, ' ').replace(/,$/, '');
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
};
