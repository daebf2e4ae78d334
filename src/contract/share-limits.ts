/** Of a share link’s password: short enough to dictate, and tries are counted. */
export const shortestSharePassword = 8;
export const longestShareDays = 365;
