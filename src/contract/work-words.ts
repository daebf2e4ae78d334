/** In characters. */
export const longestComment = 2_000;
/** Comments that one fix of a site may have. */
export const mostComments = 200;
/** People that one comment calls. */
export const mostMentions = 5;
/** How long the author of a comment may change or delete it, hours. */
export const commentHours = 24;

/** Fixes of one site that are followed: each is looked for in every audit of it. */
export const mostAssignments = 500;
/** How far ahead a due day may be, years. */
export const longestDueYears = 2;

/** Which of the fixes that are followed: one’s own, nobody’s, all. */
export const whoseIds = ['mine', 'nobody', 'all'] as const;
export type Whose = (typeof whoseIds)[number];

/** Why somebody is written to about a fix. */
export const noticeKinds = ['assigned', 'mentioned', 'reopened'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** When mails about fixes leave, where they are wanted. */
export const workPaces = {
  soon: { label: 'Tout de suite, groupés', hint: 'Un seul e-mail pour ce qui arrive en dix minutes.' },
  daily: { label: 'Une fois par jour', hint: 'Un seul e-mail, le matin à 8 h, heure de Paris.' },
} as const;
export type WorkPace = keyof typeof workPaces;
export const workPaceIds = Object.keys(workPaces) as [WorkPace, ...WorkPace[]];

/** What is gathered into one mail, in minutes. */
export const gatheredMinutes = 10;
/** Mails of what was gathered that one person is sent in a day; what comes after waits for the morning. */
export const mostDigestsADay = 6;
/** When mails of once a day leave, in Paris. */
export const morningHour = 8;
