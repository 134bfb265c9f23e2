import { themeCss } from '#domain/theme/themeCss.ts'
import { BRANDS, type Brand } from '#site/styles/sampleBrands.ts'
import { ChipLink, ChipRow } from '#site/ui/Chip.tsx'
import { container, section } from '#site/ui/layout.css.ts'
import { SectionNav } from '#site/ui/navigation/SectionNav.tsx'
import { ModeSwitch } from './ModeSwitch.tsx'
import { bar, switches } from './page.css.ts'
import { Buttons } from './sections/Buttons.tsx'
import { Cards } from './sections/Cards.tsx'
import { Choices } from './sections/Choices.tsx'
import { Fields } from './sections/Fields.tsx'
import { Files } from './sections/Files.tsx'
import { Foundations } from './sections/Foundations.tsx'
import { Lists } from './sections/Lists.tsx'
import { Messages } from './sections/Messages.tsx'
import { Navigation } from './sections/Navigation.tsx'
import { Numbers } from './sections/Numbers.tsx'
import { Pickers } from './sections/Pickers.tsx'
import { States } from './sections/States.tsx'
import { Stress } from './sections/Stress.tsx'

const SECTIONS = [
  { id: 'foundations', label: 'Foundations' },
  { id: 'buttons', label: 'Buttons' },
  { id: 'fields', label: 'Fields' },
  { id: 'choices', label: 'Choices' },
  { id: 'pickers', label: 'Lists and dates' },
  { id: 'numbers', label: 'Numbers' },
  { id: 'files', label: 'Files' },
  { id: 'lists', label: 'Table and tags' },
  { id: 'navigation', label: 'Navigation' },
  { id: 'messages', label: 'Messages' },
  { id: 'states', label: 'Progress and states' },
  { id: 'cards', label: 'Cards' },
  { id: 'stress', label: 'Stress' },
]

/** Every component in every state, in the colours of the project or of another brand. */
export function Kit({ brand }: { brand?: Brand }) {
  return (
    <div className={`${container} ${section}`}>
      {brand ? (
        <style
          // `:root` twice, so that no rule of the project's own theme has a higher specificity.
          // biome-ignore lint/security/noDangerouslySetInnerHtml: custom properties derived from fixed colours
          dangerouslySetInnerHTML={{ __html: themeCss(brand.theme).replaceAll(':root', ':root:root') }}
        />
      ) : null}
      <h1>Components</h1>
      <div className={bar} data-kit-bar>
        <div className={switches}>
          <ModeSwitch />
          <ChipRow>
            <ChipLink href="/dev/ui" state={brand ? 'off' : 'on'}>
              This project
            </ChipLink>
            {BRANDS.map(({ id, label }) => (
              <ChipLink key={id} href={`/dev/ui/${id}`} state={brand?.id === id ? 'on' : 'off'}>
                {label}
              </ChipLink>
            ))}
          </ChipRow>
        </div>
        <SectionNav label="Components" items={SECTIONS} />
      </div>
      <Foundations />
      <Buttons />
      <Fields />
      <Choices />
      <Pickers />
      <Numbers />
      <Files />
      <Lists />
      <Navigation />
      <Messages />
      <States />
      <Cards />
      <Stress />
    </div>
  )
}
