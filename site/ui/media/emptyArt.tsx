/** Illustrations of empty states, each 120 by 72: what would be there. */
const LIGHT = { opacity: 0.55 }

export const emptyCart = (
  <>
    <path d="M14 12h10l10 36h46l10-26H30" strokeLinecap="round" strokeLinejoin="round" />
    <path d="M44 22l3 26M58 22v26M73 22l-3 26" {...LIGHT} />
    <circle cx="42" cy="60" r="5" />
    <circle cx="72" cy="60" r="5" fill="currentColor" />
    <path d="M98 14v16M90 22h16" strokeLinecap="round" />
  </>
)
export const emptyOrders = (
  <>
    <path d="M20 24l40-16 40 16v30L60 68 20 54z" strokeLinejoin="round" />
    <path d="M20 24l40 15 40-15M60 39v29" strokeLinejoin="round" {...LIGHT} />
    <path d="M40 16l40 15v12l-9-4" strokeLinejoin="round" />
  </>
)
export const emptyWishlist = (
  <>
    <path
      d="M60 62C34 46 24 34 28 22c4-13 23-14 32 1 9-15 28-14 32-1 4 12-6 24-32 40z"
      strokeLinejoin="round"
    />
    <path d="M40 26c1-4 4-6 8-6" strokeLinecap="round" {...LIGHT} />
    <path d="M8 14v10M3 19h10M110 46v10M105 51h10" strokeLinecap="round" {...LIGHT} />
  </>
)
export const emptySearch = (
  <>
    <circle cx="52" cy="32" r="24" />
    <path d="M70 49l20 18" strokeWidth="6" strokeLinecap="round" />
    <path d="M40 26h24M40 36h14" strokeLinecap="round" {...LIGHT} />
    <path d="M8 60h18M96 12h16" strokeLinecap="round" {...LIGHT} />
  </>
)
export const emptyTickets = (
  <>
    <path
      d="M14 8h58a6 6 0 0 1 6 6v22a6 6 0 0 1-6 6H36L22 54V42h-8a6 6 0 0 1-6-6V14a6 6 0 0 1 6-6z"
      strokeLinejoin="round"
    />
    <path d="M20 20h44M20 30h28" strokeLinecap="round" {...LIGHT} />
    <path d="M88 26h18a6 6 0 0 1 6 6v18a6 6 0 0 1-6 6h-4v10L90 56H62a6 6 0 0 1-6-6" strokeLinejoin="round" />
  </>
)
export const emptyLearning = (
  <>
    <path
      d="M60 18C48 8 30 8 14 12v46c16-4 34-4 46 6 12-10 30-10 46-6V12c-16-4-34-4-46 6z"
      strokeLinejoin="round"
    />
    <path d="M60 18v46M24 24c9-2 18-1 26 3M24 36c9-2 18-1 26 3" strokeLinecap="round" {...LIGHT} />
    <path d="M76 30l20 10-20 10z" fill="currentColor" strokeLinejoin="round" />
  </>
)
export const emptyNotifications = (
  <>
    <path d="M36 52c6-6 6-14 6-22a18 18 0 0 1 36 0c0 8 0 16 6 22z" strokeLinejoin="round" />
    <path d="M52 59a8 8 0 0 0 16 0M60 6v6" strokeLinecap="round" />
    <path d="M22 20c-4 8-4 16 0 24M98 20c4 8 4 16 0 24" strokeLinecap="round" {...LIGHT} />
  </>
)
