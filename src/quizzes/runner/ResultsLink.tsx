import { runnerWords } from '../../messages/en/runner';
import { useRenderLink } from '../../provider/links';
import { useWords } from '../../provider/MessagesContext';
import { ButtonLink } from '../../ui/button/ButtonLink';

/** The way from a receipt to the results. */
export function ResultsLink({ href }: { href: string }) {
  const { results } = useWords(runnerWords).receipt;
  return (
    <ButtonLink href={href} render={useRenderLink()}>
      {results}
    </ButtonLink>
  );
}
