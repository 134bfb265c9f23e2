import type { RichText } from '#site/ui/richText/richTextTree.ts'
import type { MenuLink } from './SettingsTypes.ts'

type Link = { linkLabel?: string | null; linkHref?: string | null }
type Head = { heading?: string | null; sub?: string | null }
type PrimaryButton = { primaryLabel?: string | null; primaryHref?: string | null }
type SecondaryButton = { secondaryLabel?: string | null; secondaryHref?: string | null }

/*
 * Blocks as REST returns them at depth 0. Pictures, products, series, categories, forms and sections are ids:
 * each kind is read separately, so that a change of one renews the page.
 */

export type HeroBlock = PrimaryButton &
  SecondaryButton & {
    blockType: 'hero'
    heading: string
    lead?: string | null
    goalsLabel?: string | null
    goals?: MenuLink[] | null
    /** @default 'courses' */
    beside?: 'courses' | 'testPaper' | 'image' | 'nothing' | null
    paperTitle?: string | null
    paperFacts?: string | null
    image?: string | null
  }
export type Slide = Link & {
  id?: string | null
  image?: string | null
  heading?: string | null
  text?: string | null
}
export type BannerSliderBlock = { blockType: 'bannerSlider'; slides?: Slide[] | null }
export type StatsBlock = { blockType: 'stats'; items?: { value: string; label: string }[] | null }
export type TilesBlock = Link & {
  blockType: 'tiles'
  heading?: string | null
  items?: { label: string; sub?: string | null; subject?: string | null; href: string }[] | null
}
export type CourseGridBlock = Head &
  Link & { blockType: 'courseGrid'; tag?: string | null; limit?: number | null }
export type ProductGridBlock = Head &
  Link & { blockType: 'productGrid'; products?: string[] | null; tag?: string | null; limit?: number | null }
export type TestSeriesBlock = Head &
  Link & { blockType: 'testSeries'; series?: string[] | null; limit?: number | null }
export type QuizBlock = Head & { blockType: 'quiz'; quiz?: string | null }
export type PriceListBlock = PrimaryButton & {
  blockType: 'priceList'
  heading: string
  text?: string | null
  points?: { text: string }[] | null
  products?: string[] | null
}
export type QuotesBlock = Head & {
  blockType: 'quotes'
  items?: { rating?: number | null; text: string; name: string; detail?: string | null }[] | null
}
export type FaqBlock = {
  blockType: 'faq'
  heading?: string | null
  items?: { question: string; answer: string }[] | null
}
export type RichTextBlock = { blockType: 'richText'; content?: RichText | null }
export type ImageTextBlock = PrimaryButton & {
  blockType: 'imageText'
  heading?: string | null
  image?: string | null
  side?: 'left' | 'right' | null
  content?: RichText | null
}
export type VideoBlock = Head & { blockType: 'video'; youtube: string; caption?: string | null }
export type BlogListBlock = Head &
  Link & { blockType: 'blogList'; category?: string | null; limit?: number | null }
export type LeadFormBlock = Head & { blockType: 'leadForm'; form?: string | null }
export type CallToActionBlock = PrimaryButton &
  SecondaryButton & { blockType: 'callToAction'; heading: string; text?: string | null }
export type DividerBlock = { blockType: 'divider'; space?: 's' | 'm' | 'l' | null }
type ReusableBlock = { blockType: 'reusable'; section?: string | null }

/** A section as it is rendered. */
export type PageBlock = { id?: string | null } & (
  | HeroBlock
  | BannerSliderBlock
  | StatsBlock
  | TilesBlock
  | CourseGridBlock
  | ProductGridBlock
  | TestSeriesBlock
  | QuizBlock
  | PriceListBlock
  | QuotesBlock
  | FaqBlock
  | RichTextBlock
  | ImageTextBlock
  | VideoBlock
  | BlogListBlock
  | LeadFormBlock
  | CallToActionBlock
  | DividerBlock
)

/** A section as it is stored: its content, or a reference to a shared section. */
export type StoredBlock = PageBlock | ({ id?: string | null } & ReusableBlock)
