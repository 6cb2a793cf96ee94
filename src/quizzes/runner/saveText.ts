/** Lets the browser save a text as a file. */
export function saveText(text: string, fileName: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  // Firefox follows a link only while it is in the document.
  document.body.append(link);
  link.click();
  link.remove();
  // Safari reads the file only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
