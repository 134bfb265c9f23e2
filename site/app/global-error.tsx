'use client'
import { useLostPage } from '#site/features/error-report/useLostPage.ts'

/** The last resort, when even the layout failed: plain, in the system's own colours. */
export default function GlobalError({ error, reset }: { error: Error; reset: () => void }) {
  useLostPage(error)
  return (
    <html lang="en-IN">
      <body
        style={{ font: '1rem/1.55 system-ui, sans-serif', colorScheme: 'light dark', padding: '15vh 24px' }}
      >
        <title>This page did not load</title>
        <main style={{ maxWidth: '34rem', margin: '0 auto' }}>
          <h1>This page did not load</h1>
          <p>Your orders and progress are safe. Check the network and try again.</p>
          <button type="button" onClick={reset} style={{ font: 'inherit', padding: '10px 18px' }}>
            Retry
          </button>
        </main>
      </body>
    </html>
  )
}
