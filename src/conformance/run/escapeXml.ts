/** A text for XML: as content, or within double quotation marks. */
export const escapeXml = (text: string): string =>
  text
    // Not allowed in XML, escaped or not.
    // eslint-disable-next-line no-control-regex
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;');
