/** Makes mutants of Python code by Python's own parser, as `sql-mutants.ts` does of SQL. */
import type { PyodideInterface } from 'pyodide';
import type { Mutant } from './sql-mutants.ts';

const source = `
import ast, copy, json

def mutants(code):
    tree = ast.parse(code)
    made, seen = [], {ast.unparse(tree)}
    nodes = list(ast.walk(tree))

    def add(at, change, edit):
        other = copy.deepcopy(tree)
        for node in ast.walk(other):
            node._at = None
        for number, node in enumerate(ast.walk(other)):
            node._at = number
        target = next(node for node in ast.walk(other) if node._at == at)
        result = edit(target)
        if result is not None:
            for parent in ast.walk(other):
                for name, value in ast.iter_fields(parent):
                    if value is target:
                        setattr(parent, name, result)
                    elif isinstance(value, list) and any(item is target for item in value):
                        setattr(parent, name, [result if item is target else item for item in value])
        ast.fix_missing_locations(other)
        text = ast.unparse(other)
        if text not in seen:
            seen.add(text)
            made.append({'change': change, 'code': text})

    swaps = {ast.Lt: (ast.LtE, '<='), ast.LtE: (ast.Lt, '<'), ast.Gt: (ast.GtE, '>='), ast.GtE: (ast.Gt, '>')}
    for at, node in enumerate(nodes):
        if isinstance(node, ast.Compare):
            for place, operator in enumerate(node.ops):
                if type(operator) in swaps:
                    other, sign = swaps[type(operator)]
                    def edit(found, place=place, other=other):
                        found.ops[place] = other()
                    add(at, f'{sign} in {ast.unparse(node)}', edit)
        elif isinstance(node, ast.BoolOp):
            for place, value in enumerate(node.values):
                def edit(found, place=place):
                    del found.values[place]
                    return found.values[0] if len(found.values) == 1 else None
                add(at, f'without {ast.unparse(value)}', edit)
        elif isinstance(node, ast.comprehension) and node.ifs:
            for place, condition in enumerate(node.ifs):
                def edit(found, place=place):
                    del found.ifs[place]
                add(at, f'without if {ast.unparse(condition)}', edit)
        elif isinstance(node, ast.Call):
            name = ast.unparse(node.func)
            if name == 'round':
                add(at, f'without round around {ast.unparse(node.args[0])}', lambda found: found.args[0])
            if name in ('sorted', 'min', 'max') or name.endswith('.sort'):
                for place, keyword in enumerate(node.keywords):
                    def edit(found, place=place):
                        del found.keywords[place]
                    add(at, f'without {keyword.arg}= in {name}', edit)
            if name == 'sorted':
                add(at, f'without sorted around {ast.unparse(node.args[0])}', lambda found: ast.Call(ast.Name('list', ast.Load()), [found.args[0]], []))
            if name in ('set', 'frozenset') and node.args:
                add(at, f'without {name} around {ast.unparse(node.args[0])}', lambda found: ast.Call(ast.Name('list', ast.Load()), [found.args[0]], []))
            if name.endswith(('.strip', '.lower', '.upper', '.casefold')) and not node.args:
                add(at, f'without .{node.func.attr}() after {ast.unparse(node.func.value)}', lambda found: found.func.value)
            if name.endswith('.get') and len(node.args) == 2:
                pass
        elif isinstance(node, ast.Lambda) and isinstance(node.body, ast.Tuple):
            for place, key in enumerate(node.body.elts):
                def edit(found, place=place):
                    del found.body.elts[place]
                add(at, f'without the sort key {ast.unparse(key)}', edit)
        elif isinstance(node, ast.If) and not node.orelse and len(node.body) == 1 and isinstance(node.body[0], ast.Continue):
            add(at, f'without if {ast.unparse(node.test)}: continue', lambda found: ast.Pass())
        elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.FloorDiv):
            def edit(found):
                found.op = ast.Div()
            add(at, f'/ in {ast.unparse(node)}', edit)
    return made

lambda code: json.dumps(mutants(code))
`;

/** `pyodide` is a running Python. The code that makes the mutants is ours, so it may import what students may not. */
export function pythonMutantsWith(pyodide: PyodideInterface): (code: string) => Mutant[] {
  const make: (code: string) => string = pyodide.runPython(source);
  return (code) => JSON.parse(make(code));
}
