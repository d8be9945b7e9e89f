/** The motif: thirty days, five weekly sprints of six. */
export const daysPerWeek = 6;
export const weeks = 5;
export const days = daysPerWeek * weeks;
