/** How long a started download may read its file, in milliseconds. */
const readingTime = 60_000;

/** Gives the person the file to keep. */
export function saveFile(file: Blob, name: string) {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), readingTime);
}
