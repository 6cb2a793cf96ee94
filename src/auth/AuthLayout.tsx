import clsx from 'clsx/lite';
import { forwardRef, type ComponentPropsWithRef, type ReactNode, type Ref } from 'react';
import { Heading } from '../ui/text/Heading';
import { Logo } from '../ui/text/Logo';
import { Root } from '../ui/theme/Root';
import { ExamPicture } from './ExamPicture';

export interface AuthLayoutProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'title' | 'dir' | 'lang'
> {
  /** The heading of the page. */
  title: ReactNode;
  /** The name beside the logo's mark. */
  brand: string;
  /** Replaces the logo; null for none. @default the mark and the brand */
  logo?: ReactNode;
  /**
   * Replaces the picture; null for none. Without logo and picture there is one column. @default an
   * exam sheet, half answered
   */
  picture?: ReactNode;
  /** Reaches the heading, so that it can be focused when the page changes. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
  /** The form, and anything else below the heading. */
  children?: ReactNode;
}

/**
 * A page of two columns, with the document's `main` in the first. Logo and picture are decorative
 * and fill the second from a width of 900 px (spec §2, authentication layout). Parts: `main`,
 * `aside`.
 */
export const AuthLayout = forwardRef<HTMLDivElement, AuthLayoutProps>(function AuthLayout(
  {
    title,
    brand,
    logo = <Logo brand={brand} />,
    picture = <ExamPicture />,
    headingRef,
    className,
    children,
    ...rest
  },
  ref,
) {
  return (
    <Root painted {...rest} ref={ref} className={clsx('qw-auth', className)}>
      <div className="qw-auth-columns">
        <main className="qw-auth-main" data-part="main">
          <div className="qw-auth-form">
            <Heading ref={headingRef} level={1} size="large" tabIndex={headingRef ? -1 : undefined}>
              {title}
            </Heading>
            {children}
          </div>
        </main>
        {logo === null && picture === null ? null : (
          <aside className="qw-auth-aside" data-part="aside" aria-hidden="true">
            {logo}
            {picture}
          </aside>
        )}
      </div>
    </Root>
  );
});
