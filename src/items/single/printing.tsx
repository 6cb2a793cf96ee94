import { letters } from '../../rules/limits';
import type { Printing } from '../kind/kind';

export const single: Printing = {
  Options: ({ options }) => (
    <ul className="qw-printed-options">
      {letters.map((letter) => (
        <li className="qw-printed-option" key={letter}>
          <span className="qw-printed-letter">{letter}</span>
          <span className="qw-printed-text">{options[letter]}</span>
        </li>
      ))}
    </ul>
  ),
  Key: ({ options, answer }) => (
    <>
      <span className="qw-printed-title">{answer}</span>
      <span className="qw-printed-text">{options[answer]}</span>
    </>
  ),
};
