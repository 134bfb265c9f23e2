/**
 * States and union territories of India: ISO 3166-2 code and first digits of the PIN codes used there. India
 * Post's first digit is the zone, two digits the circle, three the sorting district; a district that serves
 * two states is listed in both, and enclaves are listed with their post office's full number.
 */
export const STATES = [
  { code: 'AN', name: 'Andaman and Nicobar Islands', pins: ['744'] },
  { code: 'AP', name: 'Andhra Pradesh', pins: ['507', '51', '52', '53'] },
  { code: 'AR', name: 'Arunachal Pradesh', pins: ['790', '791', '792'] },
  { code: 'AS', name: 'Assam', pins: ['78'] },
  {
    code: 'BR',
    name: 'Bihar',
    pins: ['80', '811', '812', '813', '814', '821', '823', '824', '84', '85'],
  },
  { code: 'CH', name: 'Chandigarh', pins: ['140', '160'] },
  { code: 'CG', name: 'Chhattisgarh', pins: ['49'] },
  { code: 'DH', name: 'Dadra and Nagar Haveli and Daman and Diu', pins: ['3625', '3961', '3962'] },
  { code: 'DL', name: 'Delhi', pins: ['11'] },
  { code: 'GA', name: 'Goa', pins: ['403'] },
  { code: 'GJ', name: 'Gujarat', pins: ['36', '37', '38', '39'] },
  { code: 'HR', name: 'Haryana', pins: ['12', '13'] },
  { code: 'HP', name: 'Himachal Pradesh', pins: ['17'] },
  { code: 'JK', name: 'Jammu and Kashmir', pins: ['18', '190', '191', '192', '193'] },
  {
    code: 'JH',
    name: 'Jharkhand',
    pins: ['813', '814', '815', '816', '822', '825', '826', '827', '828', '829', '83'],
  },
  { code: 'KA', name: 'Karnataka', pins: ['56', '57', '58', '59'] },
  { code: 'KL', name: 'Kerala', pins: ['67', '68', '69'] },
  { code: 'LA', name: 'Ladakh', pins: ['194'] },
  { code: 'LD', name: 'Lakshadweep', pins: ['68255'] },
  { code: 'MP', name: 'Madhya Pradesh', pins: ['45', '46', '47', '48'] },
  { code: 'MH', name: 'Maharashtra', pins: ['400', '401', '402', '41', '42', '43', '44'] },
  { code: 'MN', name: 'Manipur', pins: ['795'] },
  { code: 'ML', name: 'Meghalaya', pins: ['793', '794'] },
  { code: 'MZ', name: 'Mizoram', pins: ['796'] },
  { code: 'NL', name: 'Nagaland', pins: ['797', '798'] },
  { code: 'OD', name: 'Odisha', pins: ['75', '76', '77'] },
  { code: 'PY', name: 'Puducherry', pins: ['533464', '605', '6074', '6096', '6733'] },
  { code: 'PB', name: 'Punjab', pins: ['14', '15', '160'] },
  { code: 'RJ', name: 'Rajasthan', pins: ['30', '31', '32', '33', '34'] },
  { code: 'SK', name: 'Sikkim', pins: ['737'] },
  { code: 'TN', name: 'Tamil Nadu', pins: ['60', '61', '62', '63', '64'] },
  { code: 'TS', name: 'Telangana', pins: ['50'] },
  { code: 'TR', name: 'Tripura', pins: ['799'] },
  {
    code: 'UP',
    name: 'Uttar Pradesh',
    pins: [
      '20',
      '21',
      '22',
      '23',
      '241',
      '242',
      '243',
      '244',
      '245',
      '246',
      '247',
      '25',
      '261',
      '262',
      '27',
      '28',
    ],
  },
  { code: 'UK', name: 'Uttarakhand', pins: ['244', '246', '247', '248', '249', '262', '263'] },
  {
    code: 'WB',
    name: 'West Bengal',
    pins: ['70', '71', '72', '731', '732', '733', '734', '735', '736', '741', '742', '743'],
  },
] as const

export type StateCode = (typeof STATES)[number]['code']
export const STATE_CODES = STATES.map(({ code }) => code) as [StateCode, ...StateCode[]]
/** The name of a state by its code. */
export const stateName = (code: string): string => STATES.find((state) => state.code === code)?.name ?? code
