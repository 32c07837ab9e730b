export const PASSWORD_LEAST = 12;

/** Of zxcvbn's 0 to 4: at least 10⁸ guesses for somebody who knows the usual lists and tricks. */
const STRENGTH_LEAST = 3;

/** Shorter words of a name are found in passwords by chance. */
const WORD_LEAST = 4;

interface Owner {
  email?: string | null;
  name?: string | null;
}

/** What a password may not have in it: the address up to its at sign, and the longer words of it and the name. */
function ownTexts({ email, name }: Owner): string[] {
  const [local = ''] = (email ?? '').toLowerCase().split('@');
  const words = `${local} ${(name ?? '').toLowerCase()}`.split(/[^\p{L}\p{N}ʻʼ'’]+/u);
  return [local, ...words].filter((text) => text.length >= WORD_LEAST);
}

async function strengthOf(password: string, inputs: string[]): Promise<number> {
  // The lists are two megabytes: only who sets a password needs them.
  const [{ zxcvbn, zxcvbnOptions }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  zxcvbnOptions.setOptions({ dictionary, graphs: adjacencyGraphs });
  return zxcvbn(password, inputs).score;
}

export type PasswordProblem = 'passwordShort' | 'passwordCommon' | 'passwordPersonal';

/**
 * Why somebody may not have a password; null where they may. Length is counted in characters, names
 * are looked for without regard to case, and common passwords and keyboard walks also with digits
 * or signs behind them.
 */
export async function passwordProblem(
  password: string,
  owner: Owner,
): Promise<PasswordProblem | null> {
  if ([...password].length < PASSWORD_LEAST) return 'passwordShort';
  const own = ownTexts(owner);
  if (own.some((text) => password.toLowerCase().includes(text))) return 'passwordPersonal';
  const strength = await strengthOf(password, [...own, owner.email ?? '', 'parvoz', 'registon']);
  return strength < STRENGTH_LEAST ? 'passwordCommon' : null;
}
