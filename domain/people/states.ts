/**
 * States and union territories of India: their ISO 3166-2 code and the first digits of the postal index numbers used there
 * (India Post: the first digit is the zone, the first two or three name the circle).
 */
export const STATES = [
  { code: 'AN', name: 'Andaman and Nicobar Islands', pins: ['744'] },
  { code: 'AP', name: 'Andhra Pradesh', pins: ['51', '52', '53'] },
  { code: 'AR', name: 'Arunachal Pradesh', pins: ['790', '791', '792'] },
  { code: 'AS', name: 'Assam', pins: ['78'] },
  { code: 'BR', name: 'Bihar', pins: ['80', '81', '82', '84', '85'] },
  { code: 'CH', name: 'Chandigarh', pins: ['14', '16'] },
  { code: 'CG', name: 'Chhattisgarh', pins: ['49'] },
  { code: 'DH', name: 'Dadra and Nagar Haveli and Daman and Diu', pins: ['362', '396'] },
  { code: 'DL', name: 'Delhi', pins: ['11'] },
  { code: 'GA', name: 'Goa', pins: ['403'] },
  { code: 'GJ', name: 'Gujarat', pins: ['36', '37', '38', '39'] },
  { code: 'HR', name: 'Haryana', pins: ['12', '13'] },
  { code: 'HP', name: 'Himachal Pradesh', pins: ['17'] },
  { code: 'JK', name: 'Jammu and Kashmir', pins: ['18', '19'] },
  { code: 'JH', name: 'Jharkhand', pins: ['81', '82', '83'] },
  { code: 'KA', name: 'Karnataka', pins: ['56', '57', '58', '59'] },
  { code: 'KL', name: 'Kerala', pins: ['67', '68', '69'] },
  { code: 'LA', name: 'Ladakh', pins: ['194'] },
  { code: 'LD', name: 'Lakshadweep', pins: ['682'] },
  { code: 'MP', name: 'Madhya Pradesh', pins: ['45', '46', '47', '48'] },
  { code: 'MH', name: 'Maharashtra', pins: ['40', '41', '42', '43', '44'] },
  { code: 'MN', name: 'Manipur', pins: ['795'] },
  { code: 'ML', name: 'Meghalaya', pins: ['793', '794'] },
  { code: 'MZ', name: 'Mizoram', pins: ['796'] },
  { code: 'NL', name: 'Nagaland', pins: ['797', '798'] },
  { code: 'OD', name: 'Odisha', pins: ['75', '76', '77'] },
  { code: 'PY', name: 'Puducherry', pins: ['533', '605', '607', '609', '673'] },
  { code: 'PB', name: 'Punjab', pins: ['14', '15', '16'] },
  { code: 'RJ', name: 'Rajasthan', pins: ['30', '31', '32', '33', '34'] },
  { code: 'SK', name: 'Sikkim', pins: ['737'] },
  { code: 'TN', name: 'Tamil Nadu', pins: ['60', '61', '62', '63', '64'] },
  { code: 'TS', name: 'Telangana', pins: ['50'] },
  { code: 'TR', name: 'Tripura', pins: ['799'] },
  { code: 'UP', name: 'Uttar Pradesh', pins: ['20', '21', '22', '23', '24', '25', '26', '27', '28'] },
  { code: 'UK', name: 'Uttarakhand', pins: ['244', '246', '247', '248', '249', '262', '263'] },
  { code: 'WB', name: 'West Bengal', pins: ['70', '71', '72', '73', '74'] },
] as const

export type StateCode = (typeof STATES)[number]['code']
export const STATE_CODES = STATES.map(({ code }) => code) as [StateCode, ...StateCode[]]
