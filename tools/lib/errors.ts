/** Something the person at the terminal can fix: shown as one line, without a stack trace. */
export class UserError extends Error {
  override name = 'UserError';

  constructor(
    message: string,
    /** What the command ends with. */
    readonly exitCode = 1,
  ) {
    super(message);
  }
}
