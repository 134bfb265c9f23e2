/** For how many days a link to a report can be made; it never lives longer. */
export const REPORT_DAYS = [7, 14, 30] as const
/** Links of one student that are open at the same time. */
export const MAX_REPORT_LINKS = 10
export const MAX_REPORT_LABEL = 60

/** 128 bits as Base64 for addresses. */
export const REPORT_TOKEN = /^[A-Za-z0-9_-]{22}$/

/** Expiry of a link made now, ms since epoch. */
export const reportEnd = (days: (typeof REPORT_DAYS)[number], now: number): number => now + days * 86_400_000

/** Whether the link still shows its report; moments in ms since epoch, `endedAt` null while it is not revoked. */
export const isReportOpen = (link: { endsAt: number; endedAt: number | null }, now: number): boolean =>
  link.endedAt === null && now < link.endsAt
