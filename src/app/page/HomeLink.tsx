import { appWords } from '../../messages/en/app';
import { useWords } from '../../provider/MessagesContext';
import { useRenderLink } from '../../provider/links';
import { ButtonLink } from '../../ui/button/ButtonLink';
import { paths } from '../addresses/paths';

/** The link home on a page that has nothing to show. */
export function HomeLink() {
  const app = useWords(appWords);
  return (
    <ButtonLink href={paths.start} render={useRenderLink()}>
      {app.goHome}
    </ButtonLink>
  );
}
