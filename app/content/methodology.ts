/** The six steps laid on the thirty days: first and last day of each, both included. */
export const methodologyDays = [
  [1, 3],
  [4, 6],
  [7, 12],
  [13, 22],
  [23, 27],
  [28, 30],
] as const;

/** Specification chapter 9, in months and steps; the bars of the comparison are drawn from these. */
export const comparison = {
  axisMonths: 6,
  traditional: { fromMonths: 3, toMonths: 6, steps: 8 },
  ours: { fromMonths: 1, toMonths: 2, steps: 6 },
} as const;
