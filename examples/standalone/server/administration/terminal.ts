/** What shows the words of the command line. */
export interface Terminal {
  print: (line: string) => void;
  complain: (line: string) => void;
  /**
   * Asks whoever gave the command; answers undefined where nobody is there to be asked. A running
   * server has none: the process that was given the command has asked.
   */
  ask?: (question: string) => Promise<string | undefined>;
}
