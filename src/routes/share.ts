import { useConfirm } from './effects.ts';

type Shared = { title: string; url: string };

/** Copies to the clipboard; false where the browser does not let us. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Sharing a page: with the device's own sheet, by link or by e-mail (decisions 5). */
export function useShare({ title, url }: Shared) {
  const confirm = useConfirm();
  const onCopy = async () => {
    if (await copied(url)) confirm({ message: 'linkCopied', key: 'link' });
    // Without a clipboard, the link is there to be copied by hand.
    else prompt('Copy this link', url);
  };
  const onShare = async () => {
    if (!navigator.share) return onCopy();
    try {
      await navigator.share({ title, url });
    } catch (error) {
      const closed = error instanceof DOMException && error.name === 'AbortError';
      if (!closed) await onCopy();
    }
  };
  const mailTo = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
  return { onShare, onCopy, mailTo };
}
