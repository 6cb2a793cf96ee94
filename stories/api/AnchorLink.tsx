import { TextLink, type TextLinkProps } from '../../src/ui/text/TextLink';

export interface AnchorLinkProps extends Omit<TextLinkProps, 'href' | 'target'> {
  /** Id of the element that it leads to. */
  to: string;
}

/** A link to a place of this page. */
export function AnchorLink({ to, ...rest }: AnchorLinkProps) {
  // Storybook's frame has a `base` that sends links without a target to the window around it.
  return <TextLink {...rest} href={`#${to}`} target="_self" />;
}
