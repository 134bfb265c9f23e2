'use client'

/** Opens the browser's print dialog. */
export const PrintButton = () => (
  <button type="button" className="panel-button panel-button--primary" onClick={() => window.print()}>
    Print
  </button>
)
