declare module '*.css';
declare module '*.css?inline' {
  const sheet: string;
  export default sheet;
}
interface ImportMeta {
  /** STORY_… are set by the story tests: the theme and direction to render in. */
  readonly env: {
    readonly MODE: string;
    readonly STORY_THEME?: string | undefined;
    readonly STORY_DIRECTION?: string | undefined;
    /** Whether the page is translated while a story runs. */
    readonly STORY_TRANSLATED?: string | undefined;
  };
}
