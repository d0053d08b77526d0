/** The parts of the app that have files of their own: screens, parts of a screen, and dialogs. */
import { type ComponentType, lazy, memo, type ReactNode, Suspense, useContext, useEffect, useState } from 'react';
import { fileArrived } from '../api/signals.ts';
import { MissingDialog, MissingPart } from '../ui/parts/missing-part.tsx';
import { Pending } from '../ui/primitives/pending.tsx';
import { whenOnline } from './code-file.ts';
import { partAwaited, partTakenOver } from './early-events.ts';
import { FirstScreenContext, useIsFirst } from './first-screen.ts';
import { rememberPart } from './part-files.ts';
import { whenIdle } from './when-idle.ts';

type File<Name extends string, Props> = Record<Name, ComponentType<Props>>;
type Load<Name extends string, Props> = () => Promise<File<Name, Props>>;

/** A route's screen, exported from a file under this name. If the file does not arrive, the frame shows an error. */
export const screen = <Name extends string>(name: Name, load: Load<Name, object>): ComponentType => lazyOf(name, load);

/** The component of a file that is loaded when it is first rendered; `failed` in its place if the file does not arrive. */
function lazyOf<Name extends string, Props extends object>(
  name: Name,
  load: Load<Name, Props>,
  failed?: ComponentType<Props>,
): ComponentType<Props> {
  let arrived: ComponentType<Props> | null = null;
  const loaded = async () => {
    const file = await load();
    arrived = file[name];
    fileArrived.emit();
    return { default: arrived };
  };
  rememberPart(name, loaded);
  const component = lazy(() =>
    loaded().catch((error: unknown) => {
      if (!failed) throw error;
      return { default: failed };
    }),
  );
  // TypeScript cannot follow that a lazy component has the properties of the component that it loads.
  const Component = component as unknown as ComponentType<Props>;
  return function Lazy(props: Props) {
    useContext(FirstScreenContext)?.onPart?.(name);
    // A file that is there is not waited for. It stays so: another kind of component would lose its state.
    const [Shown] = useState(() => arrived ?? Component);
    return <Shown {...props} />;
  };
}

/** The file of a part did not arrive while the page that the server rendered was being taken over. */
export class MissingFile extends Error {}

type Shown<Props> = ReactNode | ((props: Props) => ReactNode);
type Options<Props> = {
  waiting?: Shown<Props>;
  /** Shown if the part's file does not arrive; null if nobody would miss the part. */
  failed?: Shown<Props>;
  /** Loaded at once, because the screen is about this part. */
  isEager?: boolean;
};

/** Browsers remember a file as missing until the page is loaded again, which has to wait until they are online. */
const reload = () => void whenOnline(() => location.reload());

const missing = <MissingPart onRetry={reload} />;

/**
 * A part of a screen, exported from a file under this name. Unless it is eager, it is loaded once the page is idle, so
 * as not to delay the rest. If its file does not arrive, the part says so, and the rest of the screen still works.
 */
export function part<Name extends string, Props extends object = object>(
  name: Name,
  load: Load<Name, Props>,
  { waiting = <Pending />, failed = missing, isEager }: Options<Props> = {},
): ComponentType<Props> {
  if (isEager) {
    // The first screen has this part: the server renders it, too.
    const Eager = lazyOf(name, load, function Failed(props: Props) {
      // What the server rendered cannot be taken over without the file: React is told to render this in its place.
      if (useIsFirst()) throw new MissingFile(name);
      return shown(failed, props);
    });
    const TakenOver = (props: Props) => {
      useEffect(partTakenOver, []);
      return <Eager {...props} />;
    };
    const Part = (props: Props) => {
      useEffect(partAwaited, []);
      return <Arrived as={TakenOver} props={props} waiting={shown(waiting, props)} />;
    };
    // A part that is rendered anew before its file has come would lose what the server rendered.
    return memo(Part) as unknown as ComponentType<Props>; // TypeScript cannot follow that `memo` keeps the properties
  }
  const { useFile } = fileOf(load);
  return function Part(props: Props) {
    const { file, ask } = useFile();
    useEffect(() => whenIdle(() => void whenOnline(ask)), [ask]);
    const instead = shown(file === 'failed' ? failed : waiting, props);
    return typeof file === 'string' ? instead : <Arrived as={file[name]} props={props} waiting={instead} />;
  };
}

/**
 * One or several dialogs, exported from a file under this name, which is loaded when the dialog is first rendered. If
 * the browser is offline, a message says so at once, and the dialog appears as soon as it is online. `prepare` loads the
 * file before that, so that the dialog is shown at once.
 */
export function dialog<Name extends string, Props extends object>(
  name: Name,
  load: Load<Name, Props>,
): ComponentType<Props> & { prepare: () => Promise<void> } {
  const { useFile, prepare } = fileOf(load);
  function Dialog(props: Props) {
    const { file, ask } = useFile();
    const [wasOffline] = useState(() => !navigator.onLine);
    useEffect(() => whenOnline(ask), [ask]);
    if (file === 'failed') return <MissingDialog onRetry={reload} />;
    if (file === 'waiting') return wasOffline && <MissingDialog onRetry={ask} />;
    return <Arrived as={file[name]} props={props} waiting={null} />;
  }
  return Object.assign(Dialog, { prepare });
}

const shown = <Props extends object>(what: Shown<Props>, props: Props) =>
  typeof what === 'function' ? what(props) : what;

/** Shows a component that has arrived, which may itself suspend. */
function Arrived<Props extends object>(of: { as: ComponentType<Props>; props: Props; waiting: ReactNode }) {
  return (
    <Suspense fallback={of.waiting}>
      <of.as {...of.props} />
    </Suspense>
  );
}

/**
 * A hook that returns the file, or that it is on its way or has failed, and the function that asks for it; and a function
 * that loads it ahead. With `lazy` instead, a file that does not arrive would bring down the whole screen.
 */
function fileOf<Loaded extends object>(load: () => Promise<Loaded>) {
  let arrived: Loaded | null = null;
  const prepare = async () => {
    arrived = await load();
  };
  function useFile() {
    const [file, setFile] = useState<Loaded | 'waiting' | 'failed'>(arrived ?? 'waiting');
    const [ask] = useState(() => () => {
      prepare().then(
        () => setFile(arrived ?? 'waiting'),
        () => setFile('failed'),
      );
    });
    return { file, ask };
  }
  return { useFile, prepare };
}
