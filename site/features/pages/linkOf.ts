/** The link of a section's head, when both its parts are set. */
export const linkOf = ({ linkLabel, linkHref }: { linkLabel?: string | null; linkHref?: string | null }) =>
  linkLabel && linkHref ? { label: linkLabel, href: linkHref } : null
