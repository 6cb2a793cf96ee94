import { resultsWords } from '../../messages/en/results';
import { useRenderLink } from '../../provider/links';
import { useWords } from '../../provider/MessagesContext';
import { Breadcrumb } from '../../ui/text/Breadcrumb';
import { TextLink } from '../../ui/text/TextLink';

interface ResultBreadcrumbProps {
  /** Address of the list of results. */
  resultsHref: string | undefined;
  /** Title of the quiz, once it is known. */
  current: string | undefined;
}

/** The path from the list of results to this one (spec §2, result detail). */
export function ResultBreadcrumb({ resultsHref, current }: ResultBreadcrumbProps) {
  const words = useWords(resultsWords);
  const renderLink = useRenderLink();
  const list =
    resultsHref === undefined ? (
      words.breadcrumb
    ) : (
      <TextLink href={resultsHref} render={renderLink}>
        {words.breadcrumb}
      </TextLink>
    );
  return (
    <Breadcrumb
      label={words.breadcrumbLabel}
      steps={[list]}
      current={current}
      data-part="breadcrumb"
    />
  );
}
