import { runnerScreensWords } from '../../../messages/en/runnerScreens';
import { useRenderLink } from '../../../provider/links';
import { useWords } from '../../../provider/MessagesContext';
import { ButtonLink } from '../../../ui/button/ButtonLink';

/** The way from a receipt to the results. */
export function ResultsLink({ href }: { href: string }) {
  const { results } = useWords(runnerScreensWords).receipt;
  return (
    <ButtonLink href={href} render={useRenderLink()}>
      {results}
    </ButtonLink>
  );
}
