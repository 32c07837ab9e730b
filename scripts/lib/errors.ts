/** Something the person at the terminal can mend: shown as one line, without a stack trace. */
export class UserError extends Error {
  override name = 'UserError';
}
