import { contract } from '../../src/contract/document';
import { Badge } from '../../src/ui/text/Badge';
import { Heading } from '../../src/ui/text/Heading';
import { Code, Prose } from './Prose';
import './ContractIntro.css';

/** How a caller shows who they are, by the name of the way. */
const schemes = Object.entries(contract.components.securitySchemes) as [
  string,
  { readonly description: string },
][];

/** What the contract says of itself. */
export function ContractIntro() {
  const { title, version, summary, description } = contract.info;
  return (
    <header className="api-intro">
      <div className="api-intro-title">
        <Heading level={1} size="large">
          {title}
        </Heading>
        <Badge>{version}</Badge>
      </div>
      <p className="api-intro-summary">{summary}</p>
      <Prose>{description}</Prose>
      <dl className="api-facts">
        {contract.servers.map((server) => (
          <div key={server.url} className="api-fact">
            <dt className="api-fact-name">
              <Code>{server.url}</Code>
            </dt>
            <dd className="api-fact-value">{server.description}</dd>
          </div>
        ))}
        {schemes.map(([name, scheme]) => (
          <div key={name} className="api-fact">
            <dt className="api-fact-name">
              <Code>{name}</Code>
            </dt>
            <dd className="api-fact-value">
              <Prose>{scheme.description}</Prose>
            </dd>
          </div>
        ))}
      </dl>
    </header>
  );
}
