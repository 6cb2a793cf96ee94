/** The place of something that is still loading on the server. */
export function Waiting({ what }: { what: string }) {
  return (
    <p className="waiting" role="status">
      {`Loading ${what}…`}
    </p>
  );
}
