import { useConfirm } from './effects.ts';

type Shared = { title: string; url: string };

/** Copies to the clipboard; false if the browser refuses. */
async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Copies an address and confirms it; without a clipboard, a prompt shows the address to be copied by hand. */
export function useCopy() {
  const confirm = useConfirm();
  return async (url: string, message: 'linkCopied' | 'addressCopied') => {
    if (await copied(url)) confirm({ message, key: 'link' });
    else prompt('Copy this link', url);
  };
}

/** Sharing a page: with the device's share dialog, by link or by e-mail (§course.14). */
export function useShare({ title, url }: Shared) {
  const copy = useCopy();
  const onCopy = () => copy(url, 'linkCopied');
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
