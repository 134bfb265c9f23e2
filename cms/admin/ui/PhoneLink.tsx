/** A phone number that is called by a tap. */
export const PhoneLink = ({ phone }: { phone: string }) => <a href={`tel:${phone}`}>{phone}</a>
