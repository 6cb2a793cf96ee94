/** A file that comes with questions: of their archive, or within their text. */
export interface BroughtFile {
  name: string;
  /** In bytes, before any of it is read. */
  size: number;
  /** @throws whatever keeps it from being read */
  read: () => Promise<Uint8Array>;
}

/** Finds the file that an address of a text means. */
export type FindFile = (address: string) => BroughtFile | undefined;

const dataAddress = /^data:image\/[\w.+-]{1,40}(?:;[\w=.+-]{1,40}){0,4};base64,/i;

/** Whether an address is itself what it shows, in whatever spelling. */
export const isData = (address: string): boolean => /^data:/i.test(address);

/** An address without what a server would be asked beside it, such as `?download=1`. */
export function decodedPath(address: string): string {
  const path = address.replace(/[?#].*$/s, '');
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** A file that stands in a text in base64. */
export function base64File(name: string, written: string): BroughtFile {
  return {
    name,
    size: Math.floor((written.length * 3) / 4),
    read: () =>
      Promise.resolve(
        Uint8Array.from(atob(written.replace(/\s+/g, '')), (char) => char.charCodeAt(0)),
      ),
  };
}

/** The picture that an address itself has; undefined where it only leads to one. */
export function fileInAddress(address: string): BroughtFile | undefined {
  const [start] = dataAddress.exec(address) ?? [];
  return start === undefined ? undefined : base64File('', decodedPath(address.slice(start.length)));
}
