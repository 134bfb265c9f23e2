import type { OrderAddress } from '#domain/orders/OrderSchemas.ts'
import { stateName } from '#domain/people/states.ts'
import { PhoneLink } from '../ui/PhoneLink.tsx'

/** A delivery address as printed on a parcel. */
export const PostalAddress = ({ address }: { address: OrderAddress }) => (
  <address>
    <strong>{address.name}</strong>
    <span>{address.line1}</span>
    {address.line2 && <span>{address.line2}</span>}
    {address.landmark && <span>{address.landmark}</span>}
    <span>{`${address.city}, ${stateName(address.state)} ${address.pincode}`}</span>
    <PhoneLink phone={address.phone} />
    {address.alternatePhone && <PhoneLink phone={address.alternatePhone} />}
  </address>
)
