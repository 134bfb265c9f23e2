import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { projectOf } from '#access/projectOf.ts'
import { viewerOf } from '#access/viewer.ts'
import { Icon } from '../Logo.tsx'
import { Drawings } from './Drawings.tsx'
import { LoginForm } from './LoginForm.tsx'

/** /admin/login: sign-in with a one-time code by SMS or e-mail, without passwords. */
export async function LoginView({ initPageResult, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult
  const next = getSafeRedirect({ fallbackTo: '/admin', redirectTo: searchParams?.redirect ?? '' })
  if (viewerOf(req)?.isStaff) redirect(next)
  const project = projectOf(req)
  const found =
    project &&
    (await req.payload.findByID({
      collection: 'projects',
      id: project.id,
      depth: 0,
      select: { title: true },
      disableErrors: true,
      overrideAccess: true, // the name of the panel's own project
      req,
    }))
  return (
    <div className="admin-login">
      <main className="admin-login__form">
        <p className="admin-login__brand">
          <Icon /> <span>{found?.title ?? 'Shala'}</span> <span className="admin-login__tag">Admin</span>
        </p>
        <LoginForm next={next} />
        <p className="admin-login__foot">Sessions end after an hour without work.</p>
      </main>
      <Drawings />
    </div>
  )
}
