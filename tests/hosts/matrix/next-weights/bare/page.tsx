export default function Page() {
  return <p>Nothing of Quizwright</p>;
}
