const MAX_TITLE = 150

/** The title of a copy: `Copy of Mechanics`; cut where it would be too long. */
export const copyTitle = (title: string): string => `Copy of ${title}`.slice(0, MAX_TITLE).trimEnd()
