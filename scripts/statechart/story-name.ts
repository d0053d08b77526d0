/** A leaf state's story: `loaded.empty` is shown by `LoadedEmpty`. */
export const storyNameOf = (path: string) =>
  path.replace(/(^|\.)(\w)/g, (_all, _dot, letter: string) => letter.toUpperCase());

const kebab = (text: string) =>
  text
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');

/** The id under which Storybook opens a story: `screens-catalogue--loaded-empty`. */
export const storyIdOf = (title: string, exportName: string) =>
  `${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}--${kebab(exportName)}`;
