/** The link of a section's head, when both label and address are set. */
export const linkOf = ({ linkLabel, linkHref }: { linkLabel?: string | null; linkHref?: string | null }) =>
  linkLabel && linkHref ? { label: linkLabel, href: linkHref } : null
