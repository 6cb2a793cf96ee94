declare module '*.css';
declare module '*.css?inline' {
  const sheet: string;
  export default sheet;
}
interface ImportMeta {
  /** Set where the stories are tested, in the theme and direction that are wanted. */
  readonly env: {
    readonly STORY_THEME?: string | undefined;
    readonly STORY_DIRECTION?: string | undefined;
  };
}
