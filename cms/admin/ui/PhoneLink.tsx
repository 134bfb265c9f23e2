import { phoneText } from '#domain/people/phoneText.ts'

/** A phone number that is called by a tap. */
export const PhoneLink = ({ phone }: { phone: string }) => <a href={`tel:${phone}`}>{phoneText(phone)}</a>
