import type { PayloadRequest, ServerProps } from 'payload'
import { currentView } from '../../operations/people/currentView.ts'
import { viewerOfPage } from '../panel/viewerOfPage.ts'
import { StopViewing } from './StopViewing.tsx'

/** Banner on every panel page while viewing as another person. */
export async function ViewAsBanner({ payload, req }: ServerProps & { req?: PayloadRequest }) {
  const page = await viewerOfPage({ payload, req })
  const view = page && (await currentView(page.req))
  if (!view) return null
  return (
    <div className="people-viewas" role="status">
      <p>
        {view.isStaff
          ? `You are viewing the panel as ${view.name}. You cannot change anything.`
          : `The storefront in this browser is seen as ${view.name} sees it. Here you are yourself.`}
      </p>
      {!view.isStaff && <a href="/">Open the storefront</a>}
      <StopViewing />
    </div>
  )
}
