import { useState } from 'react';

interface QuizPictureProps {
  /** Address of the server's picture. Without it, or if it fails to load, a picture is drawn. */
  src: string | undefined;
  /** What the drawing is derived from: the same quiz always gets the same drawing. */
  seed: string;
}

const rows = [0, 1, 2];
const options = [0, 1, 2, 3];

/** Which option is filled in, for each row. */
function chosen(seed: string): number {
  return [...seed].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
}

/** The picture of a quiz, or a drawn answer sheet. Decorative. */
export function QuizPicture({ src, seed }: QuizPictureProps) {
  const [broken, setBroken] = useState<string>();
  if (src && src !== broken) {
    return (
      <img
        className="qw-upcoming-quiz-image"
        data-part="image"
        src={src}
        alt=""
        onError={() => setBroken(src)}
      />
    );
  }
  const number = chosen(seed);
  return (
    <svg
      className="qw-upcoming-quiz-image"
      data-part="image"
      viewBox="0 0 320 128"
      aria-hidden="true"
    >
      {rows.map((row) => (
        <g key={row} transform={`translate(0 ${32 + row * 32})`}>
          <rect
            x="76"
            y="-2"
            width={40 + ((number >> row) % 4) * 8}
            height="4"
            rx="2"
            opacity="0.3"
          />
          {options.map((option) => {
            const isChosen = (number >> (row * 2)) % 4 === option;
            return (
              <circle
                key={option}
                cx={164 + option * 26}
                r={isChosen ? 8 : 7}
                fill={isChosen ? undefined : 'none'}
                stroke={isChosen ? undefined : 'currentColor'}
                strokeWidth={isChosen ? undefined : 2}
                opacity={isChosen ? undefined : 0.4}
              />
            );
          })}
        </g>
      ))}
    </svg>
  );
}
