import { loadPyodide } from 'pyodide';
import { beforeAll, describe, expect, test } from 'vitest';
import type { DataSet } from '../../api/generated/schema.d.ts';
import { mostPrinted, type RunResult } from '../types.ts';
import { openPython, type Python, runPython } from './run.ts';

const dataSet: DataSet = {
  id: 'hire',
  title: 'Bike hire',
  description: '',
  tables: [
    {
      name: 'bikes',
      columns: [
        { name: 'name', type: 'text' },
        { name: 'day_rate', type: 'real' },
      ],
      rows: [
        ['Heron, the "old"', 12.5],
        ['Wren', null],
      ],
    },
  ],
};

let python: Python;
beforeAll(async () => {
  python = await openPython(loadPyodide);
}, 60_000);

const run = (code: string, { checks = [], input = '' }: { checks?: string[]; input?: string } = {}): RunResult =>
  runPython(python, { code, dataSet, checks, input });
const printed = (code: string, input = '') => {
  const result = run(code, { input });
  return 'text' in result ? result.text : result.kind;
};
const failure = (code: string) => {
  const result = run(code);
  if (result.kind !== 'error') return result.kind;
  return [result.help, result.position?.line, result.position?.column, result.message];
};

describe('A student’s Python', () => {
  test('prints, and finds the data set as files', () => {
    const code = "import csv\nwith open('bikes.csv') as file:\n  for row in csv.DictReader(file):\n    print(row)";
    expect(printed(code)).toBe(`{'name': 'Heron, the "old"', 'day_rate': '12.5'}\n{'name': 'Wren', 'day_rate': ''}\n`);
    expect(printed("import sys\nprint('é€😀', end='')\nsys.stderr.write('also')")).toBe('é€😀also');
    expect(printed('if __name__ == "__main__":\n  print(1)')).toBe('1\n');
  });

  test('§practice.83 starts anew each time', () => {
    run(
      "x = 1\nimport builtins, sys, os\nbuiltins.print = None\nprinted = sys.stdout\nsys.stdout.close()\nopen('helper.py', 'w').write('y = 2')\nimport helper\nopen('bikes.csv', 'w').close()\nos.mkdir('folder')\nsys.path.clear()\nsys.modules['csv'] = 1\ndel sys.modules['csv']\nos.chdir('/')",
    );
    expect(failure('x')[0]).toBe('name');
    expect(failure('import helper')[0]).toBe('noModule');
    expect(printed("import os\nprint(os.listdir(), len(open('bikes.csv').read()) > 10)")).toBe("['bikes.csv'] True\n");
  });

  test.each([
    ['import math\nmath.pi = 3', 'import math\nprint(math.pi > 3.1)', 'True\n'],
    ['import json\njson.dumps = None', 'import json\nprint(json.dumps(1))', '1\n'],
    [
      'import decimal\ndecimal.getcontext().prec = 3',
      'from decimal import Decimal\nprint(Decimal(1) / 7)',
      '0.1428571428571428571428571429\n',
    ],
    ['import fractions\nfractions.Fraction = 1', 'import fractions\nprint(fractions.Fraction(1, 2))', '1/2\n'],
    ['import bisect\nbisect.bisect = 1', 'import bisect\nprint(bisect.bisect([1], 1))', '1\n'],
    [
      'import sys\nsys.settrace(lambda *a: 1 / 0)\nsys.settrace = None\ndef f(): pass\nf()',
      'def f(): print(1)\nf()',
      '1\n',
    ],
    ['import os\nos.environ.clear()\nos.getcwd = None', 'import os\nprint(os.getcwd())', '/home/student\n'],
  ])('§practice.83 what %j changed is as it was in the next run', (code, next, text) => {
    run(code);
    expect(printed(next)).toBe(text);
  });

  test('§practice.84 says something of an exception that cannot be described', () => {
    const unspeakable = 'class Bad(Exception):\n  def __str__(self):\n    raise ValueError\nraise Bad';
    expect(failure(unspeakable)).toEqual([null, 4, 1, 'Bad']);
    expect(run("print('\\ud800')", { checks: ["'\\ud800'"] })).toMatchObject({ kind: 'output', text: '?\n' });
  });

  test('§practice.82 keeps a hundred thousand characters of what is printed', () => {
    const result = run("for i in range(30000):\n  print('abcdefghij')");
    expect(result).toMatchObject({ kind: 'output' });
    expect('text' in result && result.text.length).toBe(100_000);
    expect(run("print('€' * 200000)")).toMatchObject({ text: '€'.repeat(mostPrinted) });
    expect(run('print(1)')).toMatchObject({ text: '1\n' });
  });

  test('says what it prints while it runs', () => {
    const pieces: string[] = [];
    runPython(python, { code: "print('a')\nprint('b')", dataSet, checks: [], input: '' }, (text) => pieces.push(text));
    expect(pieces).toEqual(['a\n', 'b\n']);
  });

  test('§practice.85 reads lines of input, and says when there are none left', () => {
    const code = "name = input('Name? ')\nprint('Hello', name)";
    expect(printed(code, 'Ada\n')).toBe('Name? Ada\nHello Ada\n');
    expect(failure(code)).toEqual([
      'noInput',
      1,
      8,
      'EOFError: the code asks for one more line of input than there is',
    ]);
  });

  test.each([
    ['print(nam)', 'name', 1, 7, "NameError: name 'nam' is not defined"],
    ["x = 'é€😀'; y = nam", 'name', 1, 17, "NameError: name 'nam' is not defined"],
    [
      'def f():\n  return 1 / 0\n\nf()',
      'zeroDivision',
      2,
      10,
      'ZeroDivisionError: division by zero\n  line 4\n  line 2, in f',
    ],
    ['x = [1,\n', 'unclosedBracket', 1, 5, "SyntaxError: '[' was never closed"],
    [
      'if True:\nprint(1)',
      'indentation',
      2,
      1,
      "IndentationError: expected an indented block after 'if' statement on line 1",
    ],
    ['import pandas', 'noModule', 1, 1, "ModuleNotFoundError: No module named 'pandas'"],
    ['import js', 'noModule', 1, 1, "ModuleNotFoundError: No module named 'js'"],
    ['from pyodide.code import run_js', 'noModule', 1, 1, "ModuleNotFoundError: No module named 'pyodide'"],
    [
      'import json\njson.loads("{")',
      'value',
      2,
      1,
      'JSONDecodeError: Expecting property name enclosed in double quotes: line 1 column 2 (char 1)',
    ],
    ["open('bike.csv')", 'noFile', 1, 1, "FileNotFoundError: [Errno 44] No such file or directory: 'bike.csv'"],
    [
      "from urllib.error import URLError\nraise URLError('no way')",
      'network',
      2,
      1,
      'URLError: <urlopen error no way>',
    ],
    ['raise KeyboardInterrupt', null, 1, 1, 'KeyboardInterrupt'],
  ])('§practice.84 %j fails at its place', (code, help, line, column, message) => {
    expect(failure(code)).toEqual([help, line, column, message]);
  });

  test('shows the ends of a long chain of calls', () => {
    const [help, line, , message] = failure('def f(n):\n  return f(n + 1)\n\nf(0)');
    expect([help, line]).toEqual(['recursion', 2]);
    expect(String(message).split('\n').length).toBeLessThan(15);
    expect(message).toMatch(/… \d+ more calls/);
  });

  test('keeps what was printed before an error, and ends with sys.exit()', () => {
    expect(run('print(1)\n1 / 0')).toMatchObject({ kind: 'error', text: '1\n' });
    expect(run("import sys\nprint(1)\nsys.exit('enough')")).toMatchObject({ kind: 'output', text: '1\nenough\n' });
  });

  test('§practice.82 can run out of memory, and the next run has all of it', () => {
    expect(failure('x = [0] * 10**9')[0]).toBe('memory');
    expect(printed('print(1)')).toBe('1\n');
  });

  test.each([
    ['0.1 + 0.2', '0.3'],
    ['2.0', '2'],
    ['-0.0', '0'],
    ['1 / 3', '0.333333333'],
    ['123456789.123', '123456789'],
    ['1e300', '1e+300'],
    ["float('nan')", '"nan"'],
    ["__import__('decimal').Decimal('4.290')", '4.29'],
    ["[__import__('decimal').Decimal(3), __import__('decimal').Decimal('NaN')]", '[3,"nan"]'],
    ["__import__('fractions').Fraction(1, 3)", '0.333333333'],
    ['2 ** 70', '1180591620717411303424'],
    ['(1, [2.50, None, True])', '[1,[2.5,null,true]]'],
    ["{'b': 1, 'a': (2,)}", '{"a":[2],"b":1}'],
    ['{2: 0.5, (1, 2): 0}', '{"2":0.5,"[1,2]":0}'],
    ['{3, 1, 2}', '[1,2,3]'],
    ["'é€'", '"é€"'],
    ["__import__('datetime').date(2024, 1, 2)", '"datetime.date(2024, 1, 2)"'],
    ["__import__('collections').Counter('aab')", '{"a":2,"b":1}'],
    ['object()', '"<object object>"'],
    ['x', '5'],
    ['1 / 0', '!ZeroDivisionError: division by zero'],
    ['nam', "!NameError: name 'nam' is not defined"],
    ['(print(9), __output__)[1]', '"five\\n"'],
    ['(', "!SyntaxError: '(' was never closed (check.py, line 1)"],
  ])('§practice.87 its check %s is worth %s', (check, value) => {
    const result = run("x = 5\nprint('five')", { checks: [check] });
    expect(result).toMatchObject({ kind: 'output', text: 'five\n', values: [value] });
  });

  test('§practice.87 draws charts', () => {
    const rows = "[{'name': 'Heron', 'rate': 12.5, 'other': object()}, {'name': 'Wren', 'rate': None}]";
    expect(run(`chart(${rows}, mark='point', x='name', y='rate', title='Rates')`)).toMatchObject({
      charts: [
        {
          spec: { mark: 'point', x: 'name', y: 'rate', colour: null, aggregate: 'none', scale: 'zero', title: 'Rates' },
          rows: [
            { name: 'Heron', rate: 12.5 },
            { name: 'Wren', rate: null },
          ],
        },
      ],
    });
    expect(failure(`chart(${rows}, mark='pie', x='name', y='rate')`)).toMatchObject([
      'value',
      1,
      1,
      "ValueError: mark is one of 'bar', 'line', 'point', not 'pie'",
    ]);
    expect(failure(`chart(${rows}, x='nam', y='rate')`)).toMatchObject([
      'value',
      1,
      1,
      expect.stringContaining("the rows have no 'nam'"),
    ]);
  });
});
