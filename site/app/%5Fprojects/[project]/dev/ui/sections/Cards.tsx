import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Clock3 from 'lucide-react/icons/clock-3'
import Truck from 'lucide-react/icons/truck'
import { SUBJECTS } from '#domain/catalogue/subjects.ts'
import { Badge } from '#site/ui/Badge.tsx'
import { ItemCard, ItemCell, ItemGrid } from '#site/ui/ItemCard.tsx'
import { grids } from '#site/ui/layout.css.ts'
import { Avatar } from '#site/ui/media/Avatar.tsx'
import { Cover } from '#site/ui/media/Cover.tsx'
import { Gallery } from '#site/ui/media/Gallery.tsx'
import { PriceBlock } from '#site/ui/PriceBlock.tsx'
import { Rating } from '#site/ui/Rating.tsx'
import { Accordion, AccordionItem } from '#site/ui/richText/Accordion.tsx'
import { line, narrow } from '../page.css.ts'
import { Section } from '../Section.tsx'
import { PICTURES } from '../samples.ts'

/** Parts of a shop: badges, prices, covers, pictures. */
export function Cards() {
  return (
    <Section id="cards" title="Cards">
      <div className={line}>
        <Badge>Draft</Badge>
        <Badge tone="info" icon={Truck}>
          On the way
        </Badge>
        <Badge tone="success" icon={CircleCheck}>
          Delivered
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
      <ItemGrid look="list">
        <ItemCell>
          <ItemCard
            href="/courses"
            title="JEE Physics: Mechanics from first principles"
            cover={{
              subject: 'physics',
              seed: 'mechanics',
              kicker: 'JEE Main 2027',
              title: 'Mechanics, whole',
            }}
            meta={['96 lessons', '64 h', 'Hinglish']}
            pricePaise={249900}
            mrpPaise={499900}
            rating={{ average: 4.8, count: 2316 }}
          />
        </ItemCell>
        <ItemCell>
          <ItemCard
            href="/courses"
            title="हिन्दी व्याकरण: संधि से निबंध तक"
            cover={{
              subject: 'hindi',
              seed: 'vyakaran',
              kicker: 'Class 10',
              title: 'हिन्दी व्याकरण',
              badge: 'New',
            }}
            meta={['48 lessons', '29 h', 'हिन्दी']}
            pricePaise={79900}
            mrpPaise={129900}
          />
        </ItemCell>
      </ItemGrid>
      <div className={narrow}>
        <Gallery label="Pictures of the book" images={PICTURES} />
      </div>
      <Accordion>
        <AccordionItem title="1. Vectors and units" total="7 lessons · 4 h 10 m" isOpen>
          What a vector is, and is not
        </AccordionItem>
        <AccordionItem title="2. Motion in a straight line" total="9 lessons · 5 h 35 m">
          Nine lessons
        </AccordionItem>
      </Accordion>
      <div className={grids.four}>
        {SUBJECTS.map((subject) => (
          <Cover key={subject} subject={subject} seed={subject} kicker="JEE Main 2027" title={subject} />
        ))}
        <Cover seed="no subject at all" kicker="By its seed" title="No subject" badge="New" />
      </div>
    </Section>
  )
}
