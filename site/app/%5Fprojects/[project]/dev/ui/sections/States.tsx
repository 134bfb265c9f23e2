import { Card } from '#site/ui/Card.tsx'
import { EmptyState } from '#site/ui/EmptyState.tsx'
import { ErrorState } from '#site/ui/ErrorState.tsx'
import { grids, stacks } from '#site/ui/layout.css.ts'
import { Meter } from '#site/ui/Meter.tsx'
import { LinkButton } from '#site/ui/navigation/LinkButton.tsx'
import { Progress } from '#site/ui/Progress.tsx'
import { Skeleton } from '#site/ui/Skeleton.tsx'
import { Timeline } from '#site/ui/Timeline.tsx'
import { Sample, Section } from '../Section.tsx'

/** Progress, meters, timelines, skeletons, empty and error states. */
export function States() {
  return (
    <Section id="states" title="Progress and states">
      <div className={grids.two}>
        <div className={stacks.m}>
          <Sample name="62 %">
            <Progress label="Progress" percent={62} />
          </Sample>
          <Sample name="Done">
            <Progress label="Done" percent={100} tone="success" />
          </Sample>
          <Sample name="Nobody knows how long">
            <Progress label="Loading" percent={null} />
          </Sample>
          <Meter label="Seats taken" value={18} max={24} text="18 of 24" />
          <Meter label="Storage" value={9.4} max={10} text="9.4 of 10 GB" tone="danger" />
        </div>
        <Timeline
          entries={[
            { state: 'done', title: 'Order placed', when: '21 Nov, 4:12 pm' },
            { state: 'current', title: 'Payment received', when: '21 Nov, 4:13 pm' },
            { state: 'todo', title: 'Books arrive', when: 'by Tue, 24 Nov' },
          ]}
        />
      </div>
      <div className={grids.three}>
        <Card>
          <EmptyState
            level={3}
            title="No orders yet"
            text="Courses, tests and books you buy are listed here."
          >
            <LinkButton href="/courses">See courses</LinkButton>
          </EmptyState>
        </Card>
        <Card>
          <ErrorState
            level={3}
            title="The list did not load"
            text="Your cart is safe. Check the network and try again."
          >
            <LinkButton href="/dev/ui" look="outline">
              Retry
            </LinkButton>
          </ErrorState>
        </Card>
        <Card pad="none">
          <Skeleton ratio="16 / 9" radius={12} />
          <div className={stacks.s} style={{ padding: 16 }}>
            <Skeleton width="90%" />
            <Skeleton width="60%" />
            <Skeleton width="40%" height={20} />
          </div>
        </Card>
      </div>
    </Section>
  )
}
