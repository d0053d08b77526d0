/** The parts of the app that have files of their own: screens, parts of a screen, and dialogs. */
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { fileArrived } from '../api/signals.ts';
import { MissingDialog, MissingPart } from '../ui/parts/missing-part.tsx';
import { Pending } from '../ui/primitives/pending.tsx';
import { whenOnline } from './code-file.ts';
import { whenIdle } from './when-idle.ts';

type File<Name extends string, Props> = Record<Name, ComponentType<Props>>;
type Load<Name extends string, Props> = () => Promise<File<Name, Props>>;

/** A route's screen, by its name in a file. Where the file does not arrive, the frame says so in the screen's place. */
export function screen<Name extends string>(name: Name, load: Load<Name, object>) {
  return lazy(async () => {
    const file = await load();
    fileArrived.emit();
    return { default: file[name] };
  });
}

type Shown<Props> = ReactNode | ((props: Props) => ReactNode);
type Options<Props> = {
  waiting?: Shown<Props>;
  /** Where its file did not arrive; null where nobody would miss it. */
  failed?: Shown<Props>;
  /** The screen is about it: it is loaded at once. */
  isEager?: boolean;
};

/** Browsers remember that a file did not arrive until the page is loaded again, for which offline is not the time. */
const reload = () => void whenOnline(() => location.reload());

const missing = <MissingPart onRetry={reload} />;

/**
 * A part of a screen, by its name in a file: one that a person can do without for a while is loaded once the rest is shown,
 * so that it does not delay it. Where its file does not arrive it says so, and the rest of the screen stays in use.
 */
export function part<Name extends string, Props extends object = object>(
  name: Name,
  load: Load<Name, Props>,
  { waiting = <Pending />, failed = missing, isEager }: Options<Props> = {},
): ComponentType<Props> {
  const useFile = fileOf(load);
  return function Part(props: Props) {
    const { file, ask } = useFile();
    useEffect(() => {
      if (isEager) ask();
      else whenIdle(() => void whenOnline(ask));
    }, [ask]);
    const instead = shown(file === 'failed' ? failed : waiting, props);
    return typeof file === 'string' ? instead : <Arrived as={file[name]} props={props} waiting={instead} />;
  };
}

/**
 * A dialog, or several, by its name in a file, which is loaded once it is asked for. Offline it says at once that it is
 * missing, and comes as soon as the browser is online.
 */
export function dialog<Name extends string, Props extends object>(
  name: Name,
  load: Load<Name, Props>,
): ComponentType<Props> {
  const useFile = fileOf(load);
  return function Dialog(props: Props) {
    const { file, ask } = useFile();
    const [wasOffline] = useState(() => !navigator.onLine);
    useEffect(() => whenOnline(ask), [ask]);
    if (file === 'failed') return <MissingDialog onRetry={reload} />;
    if (file === 'waiting') return wasOffline && <MissingDialog onRetry={ask} />;
    return <Arrived as={file[name]} props={props} waiting={null} />;
  };
}

const shown = <Props extends object>(what: Shown<Props>, props: Props) =>
  typeof what === 'function' ? what(props) : what;

/** What has arrived may wait for something itself. */
function Arrived<Props extends object>(of: { as: ComponentType<Props>; props: Props; waiting: ReactNode }) {
  return (
    <Suspense fallback={of.waiting}>
      <of.as {...of.props} />
    </Suspense>
  );
}

/**
 * The file as far as it has arrived, and how it is asked for. A lazy component would bring down the whole screen
 * instead.
 */
function fileOf<Loaded extends object>(load: () => Promise<Loaded>) {
  let arrived: Loaded | null = null;
  return function useFile() {
    const [file, setFile] = useState<Loaded | 'waiting' | 'failed'>(arrived ?? 'waiting');
    const [ask] = useState(() => () => {
      load().then(
        (loaded) => {
          arrived = loaded;
          setFile(loaded);
        },
        () => setFile('failed'),
      );
    });
    return { file, ask };
  };
}
