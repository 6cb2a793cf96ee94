'use client';

/** Shown if the portal's server cannot reach the quiz server. */
export default function SchoolIsAway({ reset }: { reset: () => void }) {
  return (
    <main className="page narrow">
      <h1>The school does not answer</h1>
      <p>Your answers are kept on this device. Try again in a moment.</p>
      <button type="button" className="solid" onClick={reset}>
        Try again
      </button>
    </main>
  );
}
