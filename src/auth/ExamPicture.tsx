const rows = 9;
/**
 * Which of the four options is marked, for the rows of both columns; the last one is being marked.
 */
const marked = [1, 3, 0, 2, 1, 0, 3, 2, 1, 2, 0, 3, 1, 2];
const rowGap = 30;
const optionGap = 22;
const columnGap = 122;

/** The position of an option's bubble on the sheet. */
function placeOf(question: number, option: number) {
  return {
    cx: 68 + Math.floor(question / rows) * columnGap + option * optionGap,
    cy: 114 + (question % rows) * rowGap,
  };
}

const questions = Array.from({ length: 2 * rows }, (_, question) => question);
const current = marked.length - 1;

/**
 * An answer sheet that someone is filling in, and the clock of the hall, in the product's own
 * colours. The colours are attributes, so that they need no style sheet.
 */
export function ExamPicture() {
  const tip = placeOf(current, marked[current] ?? 0);
  return (
    <svg className="qw-exam-picture" viewBox="0 0 420 470" focusable="false">
      <g fill="var(--qw-color-surface-raised)" stroke="var(--qw-color-border)">
        <rect x="62" y="44" width="290" height="392" rx="8" transform="rotate(4 207 240)" />
        <rect x="54" y="40" width="290" height="392" rx="8" transform="rotate(-3 199 236)" />
      </g>
      <g transform="rotate(-3 199 236) translate(54 40)">
        <Head />
        {questions.map((question) => (
          <Row key={question} question={question} />
        ))}
        <g transform={`translate(${tip.cx} ${tip.cy})`}>
          <path
            d="M-6 1l7-7M-5 5L5-5M-1 6l7-7"
            stroke="var(--qw-color-accent)"
            strokeLinecap="round"
            strokeWidth="2.5"
          />
          <g transform="translate(1 3) rotate(56) scale(0.9)">
            <Pencil />
          </g>
        </g>
      </g>
      <g transform="translate(330 84)">
        <Clock />
      </g>
    </svg>
  );
}

/** The title of the sheet, a handwritten name, and the box for the mark. */
function Head() {
  return (
    <g fill="none" stroke="var(--qw-color-border)" strokeLinecap="round">
      <path d="M36 30h96" stroke="var(--qw-color-border-strong)" strokeWidth="6" />
      <path d="M36 68h130M14 88.5h262" />
      <path
        d="M42 62c4-9 9-15 11-12s-5 12-3 13 5-9 8-9-1 8 2 8 4-7 7-7 0 7 3 7 6-14 10-14-4 14-1 14 6-8 9-8 0 8 4 8 8-3 14-6"
        stroke="var(--qw-color-text-muted)"
        strokeWidth="1.5"
      />
    </g>
  );
}

function Row({ question }: { question: number }) {
  const chosen = marked[question];
  const { cx, cy } = placeOf(question, 0);
  return (
    <>
      {question < rows ? (
        <rect x="14" y={cy - 3} width="9" height="6" fill="var(--qw-color-text-muted)" />
      ) : null}
      <path
        d={`M${cx - 30} ${cy}h9`}
        stroke="var(--qw-color-border)"
        strokeLinecap="round"
        strokeWidth="5"
      />
      {[0, 1, 2, 3].map((option) => {
        const isMarked = option === chosen && question < current;
        return (
          <circle
            key={option}
            {...placeOf(question, option)}
            r={isMarked ? 8 : 7.5}
            fill={isMarked ? 'var(--qw-color-accent)' : 'none'}
            stroke={isMarked ? 'none' : 'var(--qw-color-border-strong)'}
          />
        );
      })}
    </>
  );
}

/** Its tip is at 0, 0 and its end to the right. */
function Pencil() {
  return (
    <>
      <path d="M0 2l30 20h172a6 6 0 0 0 6-6v-12z" fill="var(--qw-color-text)" opacity="0.07" />
      <path
        d="M0 0l32-11v22z"
        fill="var(--qw-color-surface-raised)"
        stroke="var(--qw-color-border-strong)"
        strokeLinejoin="round"
      />
      <path d="M0 0l11-3.8v7.6z" fill="var(--qw-color-text)" />
      <path d="M28-4l4-7h148v7z" fill="var(--qw-color-accent-hover)" />
      <path d="M28-4h152v8h-152z" fill="var(--qw-color-accent)" />
      <path d="M28 4h152v7h-148z" fill="var(--qw-color-accent-active)" />
      <path d="M180-11h14v22h-14z" fill="var(--qw-color-border-strong)" />
      <path
        d="M194-11h8a7 7 0 0 1 7 7v8a7 7 0 0 1-7 7h-8z"
        fill="var(--qw-color-surface-sunken)"
        stroke="var(--qw-color-border-strong)"
      />
    </>
  );
}

function Clock() {
  return (
    <>
      <circle r="46" fill="var(--qw-color-surface-raised)" stroke="var(--qw-color-border-strong)" />
      <g fill="none" stroke="var(--qw-color-border-strong)" strokeLinecap="round">
        {Array.from({ length: 12 }, (_, hour) => (
          <path key={hour} d="M0-38v4" transform={`rotate(${hour * 30})`} />
        ))}
      </g>
      <path
        d="M0-38a38 38 0 0 1 32.9 57"
        fill="none"
        stroke="var(--qw-color-accent)"
        strokeLinecap="round"
        strokeWidth="4"
      />
      <path
        d="M0 0v-26M0 0l17 10"
        fill="none"
        stroke="var(--qw-color-text)"
        strokeLinecap="round"
        strokeWidth="2.5"
      />
      <circle r="3" fill="var(--qw-color-text)" />
    </>
  );
}
