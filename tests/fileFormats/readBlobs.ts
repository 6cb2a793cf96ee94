/** Gives blobs of jsdom, which cannot be read, the one way of reading them that we use. */
export function readBlobs(): void {
  function arrayBuffer(this: Blob): Promise<ArrayBuffer> {
    return new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result as ArrayBuffer);
      reader.readAsArrayBuffer(this);
    });
  }
  Object.assign(Blob.prototype, { arrayBuffer });
}
