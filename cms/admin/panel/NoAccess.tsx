import type { PageAccess } from '#domain/roles/pageAccess.ts'

/** Why a page does not open, and which permission would open it. */
export function NoAccess({ access }: { access: PageAccess }) {
  return (
    <main className="panel-empty">
      <h1>No access</h1>
      <p>
        {access.module
          ? `You need the permission “${access.module.label}” to open this page.`
          : 'This page is not part of what your account can open.'}
      </p>
    </main>
  )
}
