import clsx from 'clsx/lite';
import { forwardRef, Fragment, useContext, useRef } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { BoundaryContext } from './BoundaryContext';
import { registerRoot } from './hostModal';
import { RootElementContext } from './PortalContainer';
import { RootThemeProvider, useRootAttributes } from './RootTheme';
import type { RootTheme } from './RootTheme';
import { useMergedRefs } from '../../base/useMergedRefs';

export interface RootProps extends Omit<ComponentPropsWithRef<'div'>, 'dir' | 'lang'>, RootTheme {
  /**
   * Whether the root paints the theme's paper behind its content.
   * @default true, unless `frame` is `none`
   */
  painted?: boolean;
}

/**
 * The element around every widget. It carries the tokens, the base typography and the theme
 * attributes, and is the container (`qw-root`) that container queries in its content measure.
 */
export const Root = forwardRef<HTMLDivElement, RootProps>(function Root(
  { theme, density, radius, accent, frame, dir, lang, painted, className, children, ...rest },
  ref,
) {
  const own: RootTheme = { theme, density, radius, accent, frame, dir, lang };
  const { attributes, frame: drawn, paint } = useRootAttributes(own);
  const Boundary = useContext(BoundaryContext) ?? Fragment;
  const element = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRefs<HTMLDivElement>(paint, element, registerRoot, ref);
  return (
    <RootThemeProvider {...own}>
      <div
        {...rest}
        {...attributes}
        data-qw-painted={(painted ?? drawn !== 'none') ? '' : undefined}
        data-qw-container=""
        ref={mergedRef}
        className={clsx('qw-root', className)}
      >
        <RootElementContext.Provider value={element}>
          <Boundary>{children}</Boundary>
        </RootElementContext.Provider>
      </div>
    </RootThemeProvider>
  );
});
