import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Clock3 from 'lucide-react/icons/clock-3'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { SUBJECTS } from '#domain/catalogue/subjects.ts'
import { MESSAGES } from '#domain/text/messages.ts'
import { colorTokens, tokenName } from '#domain/theme/colorTokens.ts'
import { Accordion, AccordionItem } from '#site/ui/Accordion.tsx'
import { Avatar } from '#site/ui/Avatar.tsx'
import { Badge } from '#site/ui/Badge.tsx'
import { Banner } from '#site/ui/Banner.tsx'
import { Breadcrumbs } from '#site/ui/Breadcrumbs.tsx'
import { Card } from '#site/ui/Card.tsx'
import { ChipLink, ChipRow } from '#site/ui/Chip.tsx'
import { Cover } from '#site/ui/Cover.tsx'
import { EmptyState } from '#site/ui/EmptyState.tsx'
import { ErrorState } from '#site/ui/ErrorState.tsx'
import { LinkButton } from '#site/ui/LinkButton.tsx'
import { container, grids, section, stacks } from '#site/ui/layout.css.ts'
import { Pagination } from '#site/ui/Pagination.tsx'
import { PriceBlock } from '#site/ui/PriceBlock.tsx'
import { Progress } from '#site/ui/Progress.tsx'
import { Rating } from '#site/ui/Rating.tsx'
import { Skeleton } from '#site/ui/Skeleton.tsx'
import { Stepper } from '#site/ui/Stepper.tsx'
import { Timeline } from '#site/ui/Timeline.tsx'
import { Words } from '#site/ui/Words.tsx'
import { Controls } from './Controls.tsx'
import { group, groupTitle, line, swatch, swatchColor, swatches, type } from './page.css.ts'

export const dynamic = 'force-dynamic'

/** Every component in every state. Only with DEV_PAGES=1. */
export default function ComponentsPage() {
  if (process.env.DEV_PAGES !== '1') notFound()
  return (
    <div className={`${container} ${section}`}>
      <h1>Components</h1>
      <Group title="Type">
        <div className={stacks.m}>
          <p className={type.display}>Walk in knowing the paper.</p>
          <p className={type.h1}>Full mock 14: your result</p>
          <p className={type.h2}>Most chosen this month</p>
          <p className={type.h3}>Where you stand</p>
          <p className={type.lead}>Lessons in order, practice under the clock.</p>
          <p>
            <Words>Body text at 16 px. हर पाठ के बाद अभ्यास छोटा है, इसलिए रोज़ हो जाता है। Ω = 2πf</Words>
          </p>
          <p className={type.small}>Small, text-2. ₹2,84,310 · 1:42:07</p>
        </div>
      </Group>
      <Group title="Colour">
        <div className={swatches}>
          {colorTokens.map((token) => (
            <div key={token} className={swatch}>
              <div className={swatchColor} style={{ background: `var(--${tokenName(token)})` }} />
              {tokenName(token)}
            </div>
          ))}
        </div>
      </Group>
      <Controls />
      <Group title="Chips, badges, tabs">
        <ChipRow>
          <ChipLink href="/dev/ui">Off</ChipLink>
          <ChipLink href="/dev/ui" state="on">
            On
          </ChipLink>
          <ChipLink href="/dev/ui" state="set" label="Remove filter JEE Main">
            JEE Main
          </ChipLink>
        </ChipRow>
        <div className={line}>
          <Badge>Draft</Badge>
          <Badge tone="info" icon={Clock3}>
            On the way
          </Badge>
          <Badge tone="success" icon={CircleCheck}>
            Paid
          </Badge>
          <Badge tone="warning" icon={Clock3}>
            Pending
          </Badge>
          <Badge tone="danger" icon={CircleAlert}>
            Payment failed
          </Badge>
          <Badge tone="violet">For review</Badge>
          <Badge tone="line">Single correct</Badge>
          <Badge tone="live">Live</Badge>
        </div>
        <div className={line}>
          <PriceBlock pricePaise={249900} mrpPaise={499900} />
          <PriceBlock pricePaise={249900} mrpPaise={499900} size="xl" />
          <PriceBlock pricePaise={0} mrpPaise={99900} />
          <PriceBlock pricePaise={119950} isSoldOut />
          <Rating average={4.8} count={2316} />
          <Avatar name="R. Kulhari" />
          <Avatar name="Meenakshi" size="l" />
        </div>
        <Breadcrumbs
          crumbs={[
            { label: 'Courses', href: '/courses' },
            { label: 'JEE Main', href: '/courses?exam=JEE+Main' },
            { label: 'Physics' },
          ]}
        />
      </Group>
      <Group title="Messages">
        <div className={grids.two}>
          <Banner>{MESSAGES.sendingOtpWait}</Banner>
          <Banner tone="success">{MESSAGES.profileUpdated}</Banner>
          <Banner tone="warning">{MESSAGES.unsavedChanges}</Banner>
          <Banner tone="danger">{MESSAGES.fillRequired}</Banner>
        </div>
      </Group>
      <Group title="Empty, error, loading">
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
      </Group>
      <Group title="Stepper, progress, timeline">
        <Stepper steps={['Details', 'Address', 'Payment']} current={1} />
        <Progress label="Progress" percent={62} />
        <Progress label="Done" percent={100} tone="success" />
        <Timeline
          entries={[
            { state: 'done', title: 'Order placed', when: '21 Nov, 4:12 pm' },
            { state: 'current', title: 'Payment received', when: '21 Nov, 4:13 pm' },
            { state: 'todo', title: 'Books arrive', when: 'by Tue, 24 Nov' },
          ]}
        />
        <Pagination
          page={4}
          pageCount={9}
          hrefOf={(page) => `/dev/ui?page=${page}`}
          summary="37 to 48 of 104"
        />
      </Group>
      <Group title="Accordion">
        <Accordion>
          <AccordionItem title="1. Vectors and units" total="7 lessons · 4 h 10 m" isOpen>
            What a vector is, and is not
          </AccordionItem>
          <AccordionItem title="2. Motion in a straight line" total="9 lessons · 5 h 35 m">
            Nine lessons
          </AccordionItem>
        </Accordion>
      </Group>
      <Group title="Covers">
        <div className={grids.four}>
          {SUBJECTS.map((subject) => (
            <Cover key={subject} subject={subject} seed={subject} kicker="JEE Main 2027" title={subject} />
          ))}
          <Cover seed="no subject at all" kicker="By its seed" title="No subject" badge="New" />
        </div>
      </Group>
    </div>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={group}>
      <h2 className={groupTitle}>{title}</h2>
      <div className={stacks.l}>{children}</div>
    </section>
  )
}
