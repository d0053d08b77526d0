/** Says of changed files whether they still compile: what the types see at once needs no test. */
import { dirname } from 'node:path';
import ts from 'typescript';

/** A function that takes a file and its changed text, each time beside all others as they are on disk. */
export function compiler(config = 'tsconfig.json'): (file: string, text: string) => boolean {
  const { config: json } = ts.readConfigFile(config, ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(json, ts.sys, dirname(config));
  let changed: { file: string; text: string } | undefined;
  let version = 0;
  const isChanged = (path: string) => changed !== undefined && ts.sys.resolvePath(path) === changed.file;
  const service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => fileNames,
    getScriptVersion: (path) => (isChanged(path) ? String(version) : '0'),
    getScriptSnapshot: (path) => {
      const text = isChanged(path) ? changed?.text : ts.sys.readFile(path);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => process.cwd(),
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    readDirectory: ts.sys.readDirectory,
  });
  return (path, text) => {
    const file = ts.sys.resolvePath(path);
    changed = { file, text };
    version += 1;
    return service.getSyntacticDiagnostics(file).length + service.getSemanticDiagnostics(file).length === 0;
  };
}
