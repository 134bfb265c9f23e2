import { stateName } from '#domain/people/states.ts'
import type { Booking } from '../CourierProvider.ts'

const rupees = (paise: number): number => paise / 100

/** Shiprocket accepts phones as ten digits only. */
const tenDigits = (phone: string): string => phone.replace(/\D/g, '').slice(-10)

const CITY_MAX = 30

/** The request body of "create custom order". For cash on delivery `sub_total` is the amount to collect. */
export function orderBody(
  { reference, orderedAt, address, email, parcel, items, cashPaise, worthPaise }: Booking,
  pickupLocation: string,
) {
  const { name, phone, alternatePhone, line1, line2, landmark, city, state, pincode } = address
  return {
    order_id: reference,
    order_date: orderedAt.toISOString().slice(0, 10),
    pickup_location: pickupLocation,
    billing_customer_name: name,
    billing_last_name: '',
    billing_address: line1,
    // A city name that is too long for its field is given in full in the address.
    billing_address_2: [line2, landmark, city.length > CITY_MAX ? city : null].filter(Boolean).join(', '),
    billing_city: city.slice(0, CITY_MAX),
    billing_pincode: pincode,
    billing_state: stateName(state),
    billing_country: 'India',
    billing_email: email ?? '',
    billing_phone: tenDigits(phone),
    ...(alternatePhone ? { billing_alternate_phone: tenDigits(alternatePhone) } : {}),
    shipping_is_billing: true,
    order_items: items.map(({ title, sku, quantity, paise, hsn }) => ({
      name: title.slice(0, 100),
      sku,
      units: quantity,
      selling_price: rupees(paise),
      ...(hsn ? { hsn } : {}),
    })),
    payment_method: cashPaise === null ? 'Prepaid' : 'COD',
    sub_total: rupees(cashPaise ?? worthPaise),
    length: parcel.lengthCm,
    breadth: parcel.widthCm,
    height: parcel.heightCm,
    weight: parcel.weightGrams / 1000,
  }
}
