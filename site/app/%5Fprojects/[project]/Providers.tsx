'use client'
import { useRouter } from 'next/navigation'
import { lazy, type ReactNode, Suspense } from 'react'
import { RouterProvider } from 'react-aria-components'
import { ErrorReport } from '#site/features/error-report/ErrorReport.tsx'
import { ProfileGate } from '#site/features/profile/ProfileGate.tsx'
import { AuthDialogProvider } from '#site/features/shell/account/AuthDialogContext.tsx'
import { LoginFromUrl } from '#site/features/shell/account/LoginFromUrl.tsx'
import { SessionSync } from '#site/features/shell/account/SessionSync.tsx'
import { AriaLocale } from '#site/features/shell/frame/AriaLocale.tsx'
import { ServiceWorker } from '#site/features/shell/frame/ServiceWorker.tsx'
import { type Project, ProjectProvider } from '#site/features/shell/ProjectContext.tsx'
import type { Texts } from '#site/texts/Texts.ts'
import { TextsProvider } from '#site/texts/TextsProvider.tsx'
import { LinkBaseProvider, withBase } from '#site/ui/navigation/LinkBase.tsx'
import { RouteProgress } from '#site/ui/navigation/RouteProgress.tsx'
import { MessageDialogProvider } from '#site/ui/overlays/MessageDialogs.tsx'
import { SnackbarProvider } from '#site/ui/overlays/SnackbarProvider.tsx'

const loadAuthDialog = () =>
  import('#site/features/auth-dialog/AuthDialog.tsx').then((m) => ({ default: m.AuthDialog }))
const AuthDialog = lazy(loadAuthDialog)
const Nothing = () => null
const VisitTasks = lazy<() => ReactNode>(() =>
  import('#site/features/visits/VisitTasks.tsx').then(
    (m) => ({ default: m.VisitTasks }),
    // A page works without them.
    () => ({ default: Nothing }),
  ),
)

type ProvidersProps = {
  project: Project
  /** Texts of the client components that are on every page. */
  texts: Partial<Texts>
  children: ReactNode
}

/** Spec 2: every page sits inside the configuration, auth, snackbar and project-settings wrappers. */
export function Providers({ project, texts, children }: ProvidersProps) {
  const router = useRouter()
  return (
    <AriaLocale locale={project.locale}>
      <RouterProvider
        navigate={(href) => router.push(withBase(project.base, href))}
        useHref={(href) => withBase(project.base, href)}
      >
        <LinkBaseProvider base={project.base}>
          <TextsProvider locale={project.locale} texts={texts}>
            <ProjectProvider project={project}>
              <SnackbarProvider>
                <MessageDialogProvider>
                  <AuthDialogProvider dialog={AuthDialog} load={loadAuthDialog}>
                    {children}
                    <Suspense fallback={null}>
                      <RouteProgress />
                      <ErrorReport />
                      <LoginFromUrl />
                      <SessionSync />
                      <ProfileGate />
                      <ServiceWorker />
                    </Suspense>
                    <Suspense fallback={null}>
                      <VisitTasks />
                    </Suspense>
                  </AuthDialogProvider>
                </MessageDialogProvider>
              </SnackbarProvider>
            </ProjectProvider>
          </TextsProvider>
        </LinkBaseProvider>
      </RouterProvider>
    </AriaLocale>
  )
}
