import { useRenderLink } from '../provider/links';
import { useMessages } from '../provider/MessagesContext';
import { TextLink } from '../ui/TextLink';

interface ResultBreadcrumbProps {
  /** Where the list of results is. */
  resultsHref: string | undefined;
  /** Title of the quiz that is shown, once it is known. */
  current: string | undefined;
}

/** Where a result stands (spec §2, result detail). */
export function ResultBreadcrumb({ resultsHref, current }: ResultBreadcrumbProps) {
  const { results: words } = useMessages();
  const renderLink = useRenderLink();
  return (
    <nav aria-label={words.breadcrumbLabel} data-part="breadcrumb">
      <ol className="qw-result-breadcrumb">
        <li className="qw-result-breadcrumb-step">
          {resultsHref === undefined ? (
            words.breadcrumb
          ) : (
            <TextLink href={resultsHref} render={renderLink}>
              {words.breadcrumb}
            </TextLink>
          )}
        </li>
        {current === undefined ? null : (
          <li className="qw-result-breadcrumb-step" aria-current="page">
            {current}
          </li>
        )}
      </ol>
    </nav>
  );
}
