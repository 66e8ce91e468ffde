/** Other faces of the robot than its own, as the lines of its eyes, then of its mouth: `mood` of `Logo`. */
export const MOODS = {
  glad: 'M16 29.5q2.5-4 5 0M27 29.5q2.5-4 5 0M19.5 33.5q4.5 5 9 0',
  puzzled: 'M18.5 27v3M29.5 25.5v3M21.5 35.5l5-1',
  asleep: 'M16 28q2.5 2.5 5 0M27 28q2.5 2.5 5 0M23 35h2',
} as const;
