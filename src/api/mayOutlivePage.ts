/**
 * Browsers refuse to send more than 64 KiB for a page that may go, all its calls together; a save may
 * be under way when a submission is made.
 */
const longestBody = 28 * 1024;

/** Whether a call with such a body may continue when its page is closed; a longer one goes with it. */
export function mayOutlivePage(body: object): boolean {
  return JSON.stringify(body).length <= longestBody;
}
