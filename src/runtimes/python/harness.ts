/**
 * The part of a run that is Python itself. `run` executes a student's code in a new namespace and returns JSON: the charts,
 * or what went wrong and where. `values` then evaluates the checks in that namespace. Both are given and return texts, and
 * Pyodide's own modules are hidden while the code runs. Who looks for them finds them all the same, through frames or `gc`:
 * what JavaScript can do from there is only what `worker/scope.ts` has left.
 */
export const harness = String.raw`
def _make():
    import builtins, decimal, fractions, io, json, os, random, re, shutil, sys, types


    FILE = 'code.py'
    FOLDER = '/home/student'
    HIDDEN = re.compile(r'(js|pyodide_js|pyodide|_pyodide|_pyodide_core|micropip)(\.|$)')
    LONGEST_VALUE = 4_000
    MOST_CHARTS = 10
    MOST_CHART_ROWS = 1_000
    names = vars(builtins)
    originals = dict(names)
    paths = list(sys.path)
    loads, dumps = json.loads, json.dumps
    settrace, setprofile, setrecursionlimit = sys.settrace, sys.setprofile, sys.setrecursionlimit

    os.makedirs(FOLDER, exist_ok=True)

    class NotThere:
        """The page's own objects are no modules of a student's Python."""

        def find_spec(self, name, path=None, target=None):
            if HIDDEN.match(name):
                raise ModuleNotFoundError(f'No module named {name!r}', name=name)

    not_there = NotThere()

    def hide():
        hidden = {name: module for name, module in sys.modules.items() if HIDDEN.match(name)}
        for name in hidden:
            del sys.modules[name]
        sys.meta_path.insert(0, not_there)
        return hidden

    def show(hidden):
        if not_there in sys.meta_path:
            sys.meta_path.remove(not_there)
        sys.modules.update(hidden)

    def write_files(files):
        os.chdir(FOLDER)
        for entry in os.scandir(FOLDER):
            shutil.rmtree(entry.path) if entry.is_dir(follow_symlinks=False) else os.remove(entry.path)
        for name, text in files.items():
            with open(name, 'w', encoding='utf-8', newline='') as file:
                file.write(text)

    # Modules as they are before any code has changed something in them. The machinery of imports is left alone.
    KEPT_AS_IS = re.compile(r'(sys|builtins|__main__|js|_?importlib\w*|_frozen_\w+|_?pyodide\w*|encodings)(\.|$)')
    modules = dict(sys.modules)
    # What some packages put among the modules is none.
    own = [module for name, module in modules.items() if isinstance(module, types.ModuleType) and not KEPT_AS_IS.match(name)]
    spaces = [(vars(module), dict(vars(module))) for module in own]
    finders = list(sys.meta_path)
    environment = dict(os.environ)
    context = decimal.getcontext().copy()

    def restore(space, saved):
        space.update(saved)
        for name in [name for name in space if name not in saved]:
            del space[name]

    def restore_names():
        settrace(None)
        setprofile(None)
        restore(names, originals)
        for space, saved in spaces:
            restore(space, saved)

    def forget_last_run():
        for name in [name for name in sys.modules if name not in modules]:
            del sys.modules[name]
        sys.modules.update(modules)
        sys.meta_path[:] = finders
        sys.path[:] = paths
        setrecursionlimit(1000)
        os.environ.clear()
        os.environ.update(environment)
        decimal.setcontext(context.copy())
        random.seed()

    def open_output():
        def stream(number):
            raw = io.FileIO(number, 'w', closefd=False)
            return io.TextIOWrapper(io.BufferedWriter(raw), encoding='utf-8', errors='replace', line_buffering=True)
        sys.stdout = sys.__stdout__ = stream(1)
        sys.stderr = sys.__stderr__ = stream(2)

    def make_input(text):
        lines = text.split('\n')
        if lines[-1] == '':
            lines.pop()
        lines.reverse()

        def input(prompt='', /):
            """Reads the next line of the field beside the code, and shows it as if it had been typed."""
            print(prompt, end='', flush=True)
            if not lines:
                print()
                raise EOFError('the code asks for one more line of input than there is')
            line = lines.pop()
            print(line)
            return line

        return input

    # Checks' values.

    def number(value):
        value = float(value)
        if value != value or value in (float('inf'), float('-inf')):
            return repr(value)
        short = float(f'{value:.9g}')
        return int(short) if short.is_integer() and abs(short) < 1e15 else short

    def normal(value):
        if type(value).__module__ == 'numpy' and getattr(value, 'shape', None) == ():
            value = value.item()
        if value is None or isinstance(value, (bool, str)):
            return value
        if isinstance(value, int):
            return int(value)
        if isinstance(value, (float, decimal.Decimal, fractions.Fraction)):
            return number(value)
        if isinstance(value, (list, tuple)):
            return [normal(item) for item in value]
        if isinstance(value, (set, frozenset)):
            return sorted((normal(item) for item in value), key=text_of)
        if isinstance(value, dict):
            pairs = ((key if isinstance(key, str) else text_of(normal(key)), normal(item)) for key, item in value.items())
            return dict(sorted(pairs, key=lambda pair: pair[0]))
        return re.sub(r' at 0x[0-9a-f]+', '', repr(value))

    def text_of(value):
        return dumps(value, ensure_ascii=False, separators=(',', ':'))

    def said(error):
        try:
            message = str(error)
        except BaseException:
            message = ''
        return f'{type(error).__name__}: {message}' if message else type(error).__name__

    def value_of(check, namespace):
        try:
            value = eval(compile(check, 'check.py', 'eval'), namespace)
            return text_of(normal(value))[:LONGEST_VALUE]
        except BaseException as error:
            return ('!' + said(error))[:LONGEST_VALUE]

    # Charts.

    def cell(value):
        if value is None or isinstance(value, str):
            return value
        if isinstance(value, bool):
            return str(value)
        if isinstance(value, (int, float)):
            return value if abs(value) <= 1.7e308 else None
        if hasattr(value, 'isoformat'):
            return value.isoformat()
        if hasattr(value, '__float__'):
            return float(value)
        return str(value)

    CHOICES = {
        'mark': ('bar', 'line', 'point'),
        'aggregate': ('none', 'count', 'sum', 'mean', 'median'),
        'order': ('data', 'x', 'largest first'),
        'scale': ('zero', 'fitted', 'logarithmic'),
    }

    def make_chart(charts):
        def chart(rows, *, mark='bar', x, y=None, colour=None, aggregate='none', order='data', scale='zero', title=''):
            """Draws rows, a list of dictionaries with the same keys, under the code."""
            chosen = {'mark': mark, 'aggregate': aggregate, 'order': order, 'scale': scale}
            for name, value in chosen.items():
                if value not in CHOICES[name]:
                    raise ValueError(f'{name} is one of {", ".join(map(repr, CHOICES[name]))}, not {value!r}')
            rows = list(rows)
            if not rows or not all(isinstance(row, dict) for row in rows):
                raise ValueError('chart() takes a list of dictionaries with at least one row')
            for name in (x, y, colour):
                if name is not None and name not in rows[0]:
                    raise ValueError(f'the rows have no {name!r}: they have {", ".join(map(repr, rows[0]))}')
            if y is None and aggregate != 'count':
                raise ValueError("name y, or use aggregate='count'")
            if len(rows) > MOST_CHART_ROWS:
                raise ValueError(f'a chart has at most {MOST_CHART_ROWS} rows, these are {len(rows)}')
            if len(charts) >= MOST_CHARTS:
                raise ValueError(f'a run draws at most {MOST_CHARTS} charts')
            used = [name for name in dict.fromkeys((x, y, colour)) if name is not None]
            spec = {'table': 'rows', 'x': x, 'y': y, 'colour': colour, 'title': str(title), **chosen}
            charts.append({'spec': spec, 'rows': [{str(name): cell(row.get(name)) for name in used} for row in rows]})

        return chart

    # Errors.

    # Of an exception's type, what its message holds, and the key of the sentence for it. The first that fits counts; where
    # none stands, the message says by itself what to do.
    HELPS = [
        ('IndentationError', '', 'indentation'), ('SyntaxError', 'was never closed', 'unclosedBracket'),
        ('SyntaxError', 'f-string: expecting .}', 'unclosedBracket'),
        ('SyntaxError', 'unterminated', 'unclosedText'), ('SyntaxError', 'invalid character', 'unknownSign'),
        ('SyntaxError', r"invalid syntax(?!\. Maybe)|expected ':'", 'syntax'),
        ('ModuleNotFoundError', '', 'noModule'), ('ImportError', 'cannot import name', 'noNameInModule'),
        ('UnboundLocalError', '', 'unbound'), ('NameError', '', 'name'), ('ZeroDivisionError', '', 'zeroDivision'),
        ('TypeError', "'NoneType'", 'none'), ('AttributeError', "'NoneType'", 'none'),
        ('TypeError', r' arguments?\b', 'arguments'), ('TypeError', 'not callable', 'notCallable'),
        ('TypeError', '(not |non-)iterable', 'notIterable'), ('TypeError', '', 'type'),
        ('ValueError', 'values to unpack', 'unpack'), ('ValueError', 'convert string to float|literal for int', 'notANumber'),
        ('ValueError', '', 'value'),
        ('IndexError', 'out of range$|empty', 'index'), ('KeyError', '', 'key'), ('AttributeError', '', 'attribute'),
        ('FileNotFoundError', '', 'noFile'), ('URLError', '', 'network'), ('ConnectionError', '', 'network'),
        ('gaierror', '', 'network'), ('RuntimeError', '^RuntimeError: TLS not supported', 'network'),
        ('EOFError', '', 'noInput'), ('RecursionError', '', 'recursion'), ('AssertionError', '', 'assertion'),
        ('MemoryError', '', 'memory'), ('OverflowError', 'index-sized|ssize_t', 'memory'),
    ]

    def help_for(error):
        kinds = {kind.__name__ for kind in type(error).__mro__}
        message = said(error)
        return next((key for kind, text, key in HELPS if kind in kinds and re.search(text, message)), None)

    def units(text):
        return len(text.encode('utf-16-le', 'surrogatepass')) // 2

    def own_lines(error, code):
        """(line, column, function) of the student's own lines that were running, outermost first."""
        found = []
        lines = code.split('\n')
        trace = error.__traceback__
        while trace is not None:
            frame = trace.tb_frame.f_code
            if frame.co_filename == FILE:
                column = None
                positions = list(frame.co_positions())
                index = trace.tb_lasti // 2
                start = positions[index][2] if index < len(positions) and positions[index][0] == trace.tb_lineno else None
                if start is not None and trace.tb_lineno <= len(lines):
                    before = lines[trace.tb_lineno - 1].encode()[:start].decode(errors='ignore')
                    column = units(before) + 1
                found.append((trace.tb_lineno, column, frame.co_name))
            trace = trace.tb_next
        return found

    MOST_CALLS = 5

    def described(error, code):
        message = said(error)
        if isinstance(error, SyntaxError) and error.filename == FILE:
            lines = code.split('\n')
            line = min(error.lineno or 1, len(lines))
            column = None if error.offset is None else units(lines[line - 1][: max(error.offset - 1, 0)]) + 1
            return {'message': f'{type(error).__name__}: {error.msg}', 'position': {'line': line, 'column': column}}
        calls = own_lines(error, code)
        position = {'line': calls[-1][0], 'column': calls[-1][1]} if calls else None
        if len(calls) > 1:
            shown = [f'  line {line}' + ('' if name == '<module>' else f', in {name}') for line, _, name in calls]
            if len(shown) > 2 * MOST_CALLS:
                left = len(shown) - 2 * MOST_CALLS
                shown[MOST_CALLS:-MOST_CALLS] = [f'  … {left} more calls']
            message += '\n' + '\n'.join(shown)
        return {'message': message, 'position': position}

    # A run.

    state = {}

    def execute(code):
        """Returns the exception that ended the code, or None."""
        names.update(state['names'])
        hidden = hide()
        try:
            exec(compile(code, FILE, 'exec', dont_inherit=True), state['namespace'])
        except SystemExit as error:
            if error.code is not None and not originals['isinstance'](error.code, int):
                originals['print'](error.code)
        except BaseException as error:
            return error
        finally:
            restore_names()
            show(hidden)

    def flush():
        for stream in (sys.stdout, sys.stderr, sys.__stdout__, sys.__stderr__):
            try:
                stream.flush()
            except BaseException:
                pass

    def run(request):
        request = loads(request)
        code = request['code'].replace('\r\n', '\n')
        forget_last_run()
        write_files(request['files'])
        open_output()
        charts = []
        module = types.ModuleType('__main__')
        state['namespace'] = vars(module)
        state['names'] = {'input': make_input(request['input']), 'chart': make_chart(charts)}
        sys.modules['__main__'] = module
        sys.argv = [FILE]
        sys.path.insert(0, FOLDER)
        error = execute(code)
        flush()
        failed = None if error is None else {'help': help_for(error), **described(error, code)}
        return dumps({'failed': failed, 'charts': charts})

    def values(request):
        request = loads(request)
        namespace = state['namespace']
        namespace['__output__'] = request['output']
        found = []
        hidden = hide()
        try:
            for check in request['checks']:
                names.update(state['names'])
                found.append(value_of(check, namespace))
                restore_names()
        finally:
            show(hidden)
        return dumps(found)

    return types.SimpleNamespace(run=run, values=values)

_make()
`;
