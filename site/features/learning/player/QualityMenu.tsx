'use client'
import Settings from 'lucide-react/icons/settings'
import { useTexts } from '#site/texts/useTexts.ts'
import { Icon } from '#site/ui/media/Icon.tsx'
import { list, menu } from './QualityMenu.css.ts'
import { parseQuality, playedQuality, type Qualities, type Quality } from './quality.ts'

export type QualityMenuProps = { of: Qualities; chosen: Quality; choose: (quality: Quality) => void }

/** The qualities of a stream, behind an icon. A list of the browser's own, as that of the speeds. */
export function QualityMenu({ of, chosen, choose }: QualityMenuProps) {
  const t = useTexts('player')
  const sizes = [...new Set(of.lines)].filter((size) => size > 0).reverse()
  return (
    <span className={menu} data-on={chosen !== 'auto' || undefined}>
      <Icon icon={Settings} />
      <select
        className={list}
        aria-label={t.quality}
        value={String(playedQuality(chosen, of))}
        onChange={(event) => choose(parseQuality(event.target.value))}
      >
        <option value="auto">{t.qualities.auto}</option>
        {sizes.map((size) => (
          <option key={size} value={size}>
            {`${size}p`}
          </option>
        ))}
        <option value="saver">{t.qualities.saver}</option>
        {of.hasSound ? <option value="sound">{t.qualities.sound}</option> : null}
      </select>
    </span>
  )
}
