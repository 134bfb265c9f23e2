const FLAG_SOURCE = /<meta name="flag-source" content="(https:\/\/[a-z0-9.-]+(?::[0-9]+)?)"\s*\/?>/

/** Origin of the country flags, from the meta tag of a page; text of users is escaped and cannot forge the tag. */
export const flagSource = (html: string): string | null => FLAG_SOURCE.exec(html)?.[1] ?? null
