import type { Taker } from '../../bench/benchSchool';
import { itemsPerQuiz } from '../../bench/benchSchool';
import type { Database } from '../../server/database/database';
import { attempts } from '../../server/database/schema';

/** One answer, to be saved once: its question and its student. */
export interface Cell {
  taker: Taker;
  studentId: string;
  question: string;
}

const named = ({ studentId, question }: Cell) => `${studentId}/${question}`;

/** What was written, once each, and which of it a server has acknowledged. */
export class Ledger {
  readonly #acknowledged = new Set<string>();
  readonly #takers: readonly Taker[];
  #next = 0;

  constructor(takers: readonly Taker[]) {
    this.#takers = takers;
  }

  /** The next unused answer, of another student each time. */
  next(): Cell {
    const index = this.#next++;
    const student = index % this.#takers.length;
    const item = Math.floor(index / this.#takers.length) + 1;
    const taker = this.#takers[student];
    if (taker === undefined || item > itemsPerQuiz) throw new Error('All answers are given.');
    return { taker, studentId: `s${student}`, question: `q${item}` };
  }

  acknowledge(cell: Cell): void {
    this.#acknowledged.add(named(cell));
  }

  get acknowledged(): number {
    return this.#acknowledged.size;
  }

  /** The names of what has been acknowledged so far. */
  names(): ReadonlySet<string> {
    return new Set(this.#acknowledged);
  }

  /** Names what was acknowledged, wholly or in part, and is missing from a database. */
  async lostIn(
    database: Database,
    names: ReadonlySet<string> = this.#acknowledged,
  ): Promise<string[]> {
    const rows = await database
      .select({ studentId: attempts.studentId, answers: attempts.answers })
      .from(attempts);
    const kept = new Set(
      rows.flatMap(({ studentId, answers }) =>
        Object.keys(answers).map((question) => `${studentId}/${question}`),
      ),
    );
    return [...names].filter((name) => !kept.has(name));
  }
}
