/** The embedded database's files in a folder, each for its owner alone: PGlite itself makes them readable to everyone. */
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Options = Parameters<NodeFS['init']>[1];

/** Takes the others' rights from every mode that the database sets, as its files' modes are set after they are made. */
export class OwnerOnlyFiles extends NodeFS {
  override async init(pglite: PGlite, options: Options) {
    const { emscriptenOpts } = await super.init(pglite, options);
    const ownerOnly = ({ FS: files }: { FS?: { chmod: (path: string, mode: number, ...rest: unknown[]) => void } }) => {
      if (!files) return;
      const { chmod } = files;
      files.chmod = (path, mode, ...rest) => chmod(path, mode & ~0o077, ...rest);
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), ownerOnly] } };
  }
}
