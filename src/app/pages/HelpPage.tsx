import { helpWords } from '../../messages/en/help';
import { useWords } from '../../provider/MessagesContext';
import { Page, PageSection } from '../page/Page';

/** /dashboard/help: joining, timing, saving and results (spec §2). */
export function HelpPage() {
  const help = useWords(helpWords);
  return (
    <Page title={help.title}>
      <p className="qw-app-help">{help.intro}</p>
      {[help.joining, help.timing, help.saving, help.results].map(({ title, ...sentences }) => (
        <PageSection title={title} key={title}>
          <ul className="qw-app-help qw-app-help-list">
            {Object.entries(sentences).map(([about, sentence]) => (
              <li key={about}>{sentence}</li>
            ))}
          </ul>
        </PageSection>
      ))}
    </Page>
  );
}
