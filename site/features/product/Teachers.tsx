import type { Product } from '#site/data/catalogue/products.ts'
import { pictureInSize } from '#site/data/Picture.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Card } from '#site/ui/Card.tsx'
import { Avatar } from '#site/ui/media/Avatar.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { headRow, teacher, teacherBio, teacherName, teachers as teachersStyle } from './ProductScreen.css.ts'

export function Teachers({ teachers }: { teachers: NonNullable<Product['teachers']> }) {
  const t = useTexts('product')
  return (
    <>
      <h2 id="teachers-heading" className={headRow}>
        {t.whoTeaches}
      </h2>
      <ul className={teachersStyle}>
        {teachers.map(({ name, bio, photo }) => (
          <Card as="li" key={name} className={teacher}>
            <Avatar name={name} picture={pictureInSize(photo, 'card')} size="xl" />
            <div>
              <h3 className={teacherName}>
                <MixedText>{name}</MixedText>
              </h3>
              {bio ? (
                <p className={teacherBio}>
                  <MixedText>{bio}</MixedText>
                </p>
              ) : null}
            </div>
          </Card>
        ))}
      </ul>
    </>
  )
}
