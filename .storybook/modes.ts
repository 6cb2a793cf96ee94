const themes = ['light', 'dark'] as const;
const directions = ['ltr', 'rtl'] as const;
const widths = [390, 768, 1280] as const;

/** Chromatic photographs each story in every theme and direction at every width. */
export const modes = Object.fromEntries(
  themes.flatMap((theme) =>
    directions.flatMap((direction) =>
      widths.map((width) => [
        `${theme} ${direction} ${width}`,
        { theme, direction, viewport: width },
      ]),
    ),
  ),
);
