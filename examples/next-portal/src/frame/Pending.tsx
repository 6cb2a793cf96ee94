/** The place of something that is still loading on the server. */
export function Pending({ what }: { what: string }) {
  return (
    <p className="pending" role="status">
      {`Loading ${what}…`}
    </p>
  );
}
