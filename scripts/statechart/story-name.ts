/** A leaf state's story: `loaded.empty` is shown by `LoadedEmpty`. */
export const storyNameOf = (path: string) =>
  path.replace(/(^|\.)(\w)/g, (_all, _dot, letter: string) => letter.toUpperCase());
