declare module 'virtual:host-sheets' {
  /** The text of each host's sheet by the host's id, as `scripts/hostSheets.ts` compiles it. */
  const sheets: Record<string, string>;
  export default sheets;
}
