'use client'
import { Badge } from '#site/ui/Badge.tsx'
import { Banner } from '#site/ui/Banner.tsx'
import { Button } from '#site/ui/Button.tsx'
import { ChipLink } from '#site/ui/Chip.tsx'
import { EmptyState } from '#site/ui/EmptyState.tsx'
import { Checkbox } from '#site/ui/fields/Checkbox.tsx'
import { Select } from '#site/ui/fields/Select.tsx'
import { Switch } from '#site/ui/fields/Switch.tsx'
import { TagGroup } from '#site/ui/fields/TagGroup.tsx'
import { TextField } from '#site/ui/fields/TextField.tsx'
import { ItemCard } from '#site/ui/ItemCard.tsx'
import { grids } from '#site/ui/layout.css.ts'
import { Breadcrumbs } from '#site/ui/navigation/Breadcrumbs.tsx'
import { Accordion, AccordionItem } from '#site/ui/richText/Accordion.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { Table } from '#site/ui/Table.tsx'
import { Timeline } from '#site/ui/Timeline.tsx'
import { Clipped, Section } from '../Section.tsx'
import { TAGGED, TURNED, UNBROKEN, UNBROKEN_HINDI } from '../samples.ts'

const ignore = () => undefined

/**
 * Hostile or careless input that must not break the layout: 5,000 letters without a space, reversed text
 * directions, tags.
 */
export function Stress() {
  return (
    <Section id="stress" title="Stress">
      <div className={grids.three}>
        <Clipped name="Heading">
          <h3>{UNBROKEN}</h3>
        </Clipped>
        <Clipped name="Hindi text">
          <p>
            <MixedText>{UNBROKEN_HINDI}</MixedText>
          </p>
        </Clipped>
        <Clipped name="Turned text">
          <h3>
            <bdi>{TURNED}</bdi>
          </h3>
          <p>{TAGGED}</p>
        </Clipped>
        <Clipped name="Banner">
          <Banner tone="danger">{UNBROKEN}</Banner>
        </Clipped>
        <Clipped name="Badge">
          <Badge tone="info">{UNBROKEN}</Badge>
        </Clipped>
        <Clipped name="Button">
          <Button look="outline">{UNBROKEN}</Button>
        </Clipped>
        <Clipped name="Chip">
          <ChipLink href="/dev/ui">{UNBROKEN}</ChipLink>
        </Clipped>
        <Clipped name="Tags">
          <TagGroup label="Long tags" tags={[{ id: 'long', label: UNBROKEN }]} onRemove={ignore} />
        </Clipped>
        <Clipped name="Breadcrumbs">
          <Breadcrumbs crumbs={[{ label: 'Courses', href: '/courses' }, { label: UNBROKEN }]} />
        </Clipped>
        <Clipped name="Field">
          <TextField label={UNBROKEN} defaultValue={UNBROKEN} />
        </Clipped>
        <Clipped name="Select">
          <Select label="Class" value="long" onChange={ignore} options={[{ id: 'long', label: UNBROKEN }]} />
        </Clipped>
        <Clipped name="Checkbox and switch">
          <Checkbox>{UNBROKEN}</Checkbox>
          <Switch>{UNBROKEN}</Switch>
        </Clipped>
        <Clipped name="Accordion">
          <Accordion>
            <AccordionItem title={UNBROKEN} total={TURNED}>
              {UNBROKEN}
            </AccordionItem>
          </Accordion>
        </Clipped>
        <Clipped name="Timeline">
          <Timeline entries={[{ state: 'done', title: UNBROKEN, when: UNBROKEN }]} />
        </Clipped>
        <Clipped name="Empty state">
          <EmptyState level={3} title={UNBROKEN} text={UNBROKEN} />
        </Clipped>
        <Clipped name="Card">
          <ItemCard
            href="/courses"
            title={UNBROKEN}
            cover={{ seed: 'long', kicker: UNBROKEN, title: UNBROKEN, badge: UNBROKEN }}
            meta={[UNBROKEN]}
            pricePaise={99_99_999_00}
          />
        </Clipped>
        <Clipped name="Table">
          <Table
            label="Long rows"
            items={[{ id: 'long' }]}
            columns={[
              { id: 'name', label: 'Name', isName: true, cell: () => UNBROKEN },
              { id: 'text', label: 'Text', cell: () => TURNED },
            ]}
            emptyText="Nothing"
          />
        </Clipped>
      </div>
    </Section>
  )
}
