/** How many minutes it is on foot from the security check to each gate. */
export const gates = [4, 5, 6, 6, 7, 8, 9, 10].map((walkMinutes, index) => ({
  gate: String(index + 1),
  walkMinutes,
}));
