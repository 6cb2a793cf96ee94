/** Where a command's output goes. */
export interface Terminal {
  print: (line: string) => void;
  complain: (line: string) => void;
  /**
   * Asks the administrator; returns undefined where nobody can answer. Absent in a running server:
   * the process that received the command has already asked.
   */
  ask?: (question: string) => Promise<string | undefined>;
}
