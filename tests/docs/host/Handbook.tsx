/** A page of the reader's own. */
export default function Handbook() {
  return <h2>Handbook</h2>;
}
