'use client'

/** Opens the browser's way to print. */
export const PrintButton = () => (
  <button type="button" className="panel-button panel-button--primary" onClick={() => window.print()}>
    Print
  </button>
)
