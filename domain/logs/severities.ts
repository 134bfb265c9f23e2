/** Severity of a logged error (spec 8). */
export const SEVERITIES = ['high', 'medium', 'low'] as const
export type Severity = (typeof SEVERITIES)[number]

/** Where an error happened (spec 3, `panel`): the storefront in a browser, the admin panel, the storefront's server. */
export const PANELS = ['site', 'admin', 'server'] as const
