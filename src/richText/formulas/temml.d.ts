// Temml types only its entry, which brings along what a page without React needs.

declare module 'temml/src/parseTree.js' {
  import type Settings from 'temml/src/Settings.js';

  function parseTree(formula: string, settings: Settings): unknown[];

  export { parseTree as default };
}

declare module 'temml/src/buildMathML.js' {
  import type Settings from 'temml/src/Settings.js';
  import type Style from 'temml/src/Style.js';

  function buildMathML(tree: unknown[], formula: string, style: Style, settings: Settings): unknown;

  export { buildMathML as default };
}

declare module 'temml/src/Settings.js' {
  class Settings {
    constructor(options: {
      displayMode: boolean;
      throwOnError: boolean;
      maxSize: [number, number];
      maxExpand: number;
      strict: boolean;
      trust: boolean;
    });
  }

  export { Settings as default };
}

declare module 'temml/src/Style.js' {
  class Style {
    constructor(options: { level: number; maxSize: [number, number] });
  }

  export { Style as default };
}
