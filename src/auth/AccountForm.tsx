import clsx from 'clsx/lite';
import { forwardRef, type ComponentPropsWithRef } from 'react';
import { useRenderLink } from '../provider/links';
import { Banner } from '../ui/state/Banner';
import { Button } from '../ui/button/Button';
import { Root } from '../ui/theme/Root';
import { TextLink } from '../ui/text/TextLink';

/** Props of every account widget: rest props, `ref` and `className` reach its root. */
export type AccountWidgetProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'dir' | 'lang'>;

interface AccountFormProps extends Omit<ComponentPropsWithRef<'div'>, 'dir' | 'lang' | 'onSubmit'> {
  onSubmit: () => void;
  submitLabel: string;
  busy: boolean;
  /** Replaces `submitLabel` while the form is busy. */
  busyLabel: string;
  /** Why the form was refused, if that concerns no single field. */
  failure: string | undefined;
  /** The success message, if the form stays on the page. */
  success?: string | undefined;
  /** A link to another form, below the button. Without an address there is none. */
  link?: { href: string | undefined; label: string } | undefined;
}

/** The layout of account forms: fields, refusal, button, and a link to another form. */
export const AccountForm = forwardRef<HTMLDivElement, AccountFormProps>(function AccountForm(
  { onSubmit, submitLabel, busy, busyLabel, failure, success, link, className, children, ...rest },
  ref,
) {
  const renderLink = useRenderLink();
  return (
    <Root {...rest} ref={ref} className={clsx('qw-account', className)}>
      <form
        className="qw-account-form"
        // A form that is sent before any script has run must not put the password into the address.
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
        {failure === undefined ? null : (
          <Banner tone="critical" role="alert">
            {failure}
          </Banner>
        )}
        {success === undefined ? null : (
          <Banner tone="positive" role="status">
            {success}
          </Banner>
        )}
        <Button type="submit" variant="primary" size="large" wide busy={busy} busyLabel={busyLabel}>
          {submitLabel}
        </Button>
      </form>
      {link?.href === undefined ? null : (
        <div className="qw-account-way">
          <TextLink className="qw-account-link" href={link.href} render={renderLink}>
            {link.label}
          </TextLink>
        </div>
      )}
    </Root>
  );
});
