/** The Shala mark: the steps of a school yard. */
export const Icon = () => (
  <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true" className="shala-icon">
    <rect width="24" height="24" rx="6" />
    <g className="shala-icon__paper">
      <rect x="9" y="5" width="6" height="4" rx="1" />
      <rect x="6" y="10" width="12" height="4" rx="1" />
      <rect x="4" y="15" width="6" height="4" rx="1" />
      <rect x="14" y="15" width="6" height="4" rx="1" />
    </g>
  </svg>
)

export const Logo = () => (
  <span className="shala-logo">
    <Icon />
    Shala
  </span>
)
