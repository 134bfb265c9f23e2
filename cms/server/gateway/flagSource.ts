const FLAG_SOURCE = /<meta name="flag-source" content="(https:\/\/[a-z0-9.-]+(?::[0-9]+)?)"\s*\/?>/

/** The origin a page of the storefront names for its country flags; texts of people are escaped and can't look like it. */
export const flagSource = (html: string): string | null => FLAG_SOURCE.exec(html)?.[1] ?? null
