import './JsonExample.css';

export interface JsonExampleProps {
  /** What it is an example of. */
  title: string;
  value: unknown;
}

/** An example as JSON, its names quieter than its values. */
export function JsonExample({ title, value }: JsonExampleProps) {
  const pieces = JSON.stringify(value, null, 2).split(/("(?:[^"\\]|\\.)*":)/);
  return (
    <figure className="api-example">
      <figcaption className="api-example-title">{title}</figcaption>
      <pre className="api-example-json" dir="ltr">
        {pieces.map((piece, index) =>
          piece.endsWith('":') ? (
            <span key={index} className="api-example-name">
              {piece}
            </span>
          ) : (
            <span key={index}>{piece}</span>
          ),
        )}
      </pre>
    </figure>
  );
}
