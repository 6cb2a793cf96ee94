const marked = [1, 3, 0, 2, 1, 0, 3, 2];

/** An answer sheet, half filled in: what the product is about, drawn in its own colours. */
export function AnswerSheetPicture() {
  return (
    <svg className="qw-sheet-picture" viewBox="0 0 320 380" focusable="false">
      <rect className="qw-sheet-paper" x="1" y="1" width="318" height="378" rx="12" />
      {marked.map((answer, row) => (
        <g key={row}>
          <line
            className="qw-sheet-line"
            x1="32"
            x2={row % 3 === 1 ? 116 : 128}
            y1={46 + row * 42}
            y2={46 + row * 42}
          />
          {[0, 1, 2, 3].map((option) => (
            <circle
              key={option}
              className={option === answer && row < 5 ? 'qw-sheet-answer' : 'qw-sheet-bubble'}
              cx={172 + option * 36}
              cy={46 + row * 42}
              r="11"
            />
          ))}
        </g>
      ))}
    </svg>
  );
}
