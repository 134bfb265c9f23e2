'use client'
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business'
import Check from 'lucide-react/icons/check'
import House from 'lucide-react/icons/house'
import MapPin from 'lucide-react/icons/map-pin'
import type { AddressView } from '#domain/calls/account.ts'
import { phoneText } from '#domain/people/phoneText.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Badge } from '#site/ui/Badge.tsx'
import { Button } from '#site/ui/Button.tsx'
import { Card } from '#site/ui/Card.tsx'
import { Icon } from '#site/ui/media/Icon.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { actions, card, contact, kind, lines, name, top } from './AddressScreen.css.ts'

const ICONS = { home: House, work: BriefcaseBusiness, other: MapPin }

type AddressCardProps = {
  address: AddressView
  isPending: boolean
  onEdit: () => void
  onRemove: () => void
  onSetDefault: () => void
}

/** One address with its actions. */
export function AddressCard({ address, isPending, onEdit, onRemove, onSetDefault }: AddressCardProps) {
  const t = useTexts('address')
  const shortAddress = `${address.line1}, ${address.city}`
  const parts = [address.line1, address.line2, address.landmark].filter(Boolean)
  return (
    <Card as="li" className={card} data-address={address.id}>
      <div className={top}>
        <span className={kind}>
          <Icon icon={ICONS[address.kind]} size="s" />
          {t.kinds[address.kind]}
        </span>
        {address.isDefault ? (
          <Badge tone="success" icon={Check}>
            {t.isDefault}
          </Badge>
        ) : null}
      </div>
      <div>
        <p className={name}>
          <MixedText>{address.name}</MixedText>
        </p>
        <address className={lines}>
          <MixedText>{parts.join(', ')}</MixedText>
          <br />
          <MixedText>{address.city}</MixedText>, {t.states[address.state]} {address.pincode}
        </address>
        <p className={contact}>
          {[address.phone, address.alternatePhone]
            .filter((phone) => phone !== null)
            .map(phoneText)
            .join(', ')}
        </p>
      </div>
      <div className={actions}>
        <Button
          look="ghost"
          size="s"
          data-act="edit"
          aria-label={fillPlaceholders(t.editThis, { which: shortAddress })}
          onPress={onEdit}
        >
          {t.edit}
        </Button>
        <Button
          look="ghost"
          size="s"
          data-act="remove"
          aria-label={fillPlaceholders(t.removeThis, { which: shortAddress })}
          isDisabled={isPending}
          onPress={onRemove}
        >
          {t.remove}
        </Button>
        {address.isDefault ? null : (
          <Button
            look="ghost"
            size="s"
            aria-label={fillPlaceholders(t.makeThisDefault, { which: shortAddress })}
            isPending={isPending}
            onPress={onSetDefault}
          >
            {t.makeDefault}
          </Button>
        )}
      </div>
    </Card>
  )
}
