'use client'
import Bell from 'lucide-react/icons/bell'
import Download from 'lucide-react/icons/download'
import Search from 'lucide-react/icons/search'
import { MESSAGES } from '#domain/text/messages.ts'
import { Button, type ButtonLook } from '#site/ui/Button.tsx'
import { IconButton } from '#site/ui/IconButton.tsx'
import { LinkButton } from '#site/ui/navigation/LinkButton.tsx'
import { Menu, MenuItem } from '#site/ui/overlays/Menu.tsx'
import { Tooltip } from '#site/ui/overlays/Tooltip.tsx'
import { hovered, line, ringed, states } from '../page.css.ts'
import { Section } from '../Section.tsx'

const LOOKS: readonly [ButtonLook, string][] = [
  ['primary', 'Primary'],
  ['ink', 'Ink'],
  ['outline', 'Outline'],
  ['soft', 'Soft'],
  ['ghost', 'Ghost'],
  ['danger', 'Cancel order'],
  ['dangerFill', 'Cancel order'],
]

/** Every variant idle, focused, with an icon, pending and disabled. */
export function Buttons() {
  return (
    <Section id="buttons" title="Buttons">
      <div className={line}>
        <Button size="l">Primary 52</Button>
        <Button>Primary 44</Button>
        <Button size="s">Small 36</Button>
        <Button className={hovered}>Hovered</Button>
        <Button className={ringed}>Focused</Button>
        <LinkButton href="/courses" look="outline">
          A link
        </LinkButton>
        <Button lang="hi">आगे बढ़ें</Button>
      </div>
      <div className={states}>
        {LOOKS.map(([look, label]) => (
          <div key={look} style={{ display: 'contents' }}>
            <Button look={look}>{label}</Button>
            <Button look={look} className={ringed}>
              Focused
            </Button>
            <Button look={look} icon={Download}>
              With icon
            </Button>
            <Button look={look} isPending>
              {MESSAGES.verify}
            </Button>
            <Button look={look} isDisabled>
              {MESSAGES.getOtp}
            </Button>
          </div>
        ))}
      </div>
      <div className={line}>
        <Tooltip text="Search">
          <IconButton icon={Search} label="Search" />
        </Tooltip>
        <IconButton icon={Bell} label="Focused bell" className={ringed} />
        <IconButton icon={Bell} label="Disabled bell" isDisabled />
        <Menu label="More" trigger={<Button look="outline">Menu</Button>}>
          <MenuItem href="/orders">Orders</MenuItem>
          <MenuItem href="/learn" icon={Download}>
            My learning
          </MenuItem>
          <MenuItem isDisabled>Not yet</MenuItem>
        </Menu>
      </div>
    </Section>
  )
}
