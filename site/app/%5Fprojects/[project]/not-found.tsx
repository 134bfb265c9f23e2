import { EmptyState } from '#site/ui/EmptyState.tsx'
import { LinkButton } from '#site/ui/LinkButton.tsx'
import { container, section } from '#site/ui/layout.css.ts'

export default function NotFound() {
  return (
    <div className={section}>
      <div className={container}>
        <EmptyState
          level={1}
          title="This page does not exist"
          text="The address may be old or mistyped. Nothing of yours is lost."
        >
          <LinkButton href="/courses">See courses</LinkButton>
          <LinkButton href="/" look="outline">
            Go home
          </LinkButton>
        </EmptyState>
      </div>
    </div>
  )
}
