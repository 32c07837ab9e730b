/**
 * What is true only at the moment of a reply and carries no time, each with what stands for it where it is not
 * known: an older reply must not say it, and two replies may differ in it.
 */
export const volatileMembers = { temp: '', open_now: null };
