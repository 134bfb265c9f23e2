import { describe, expect, it } from 'vitest'
import { isPincodeOf, statesOfPincode } from '#domain/people/pincode.ts'
import { STATE_CODES, type StateCode } from '#domain/people/states.ts'

/** One office of each state and union territory. */
const OFFICES: [StateCode, pincode: string, place: string][] = [
  ['AN', '744101', 'Port Blair'],
  ['AP', '520001', 'Vijayawada'],
  ['AR', '791111', 'Itanagar'],
  ['AS', '781001', 'Guwahati'],
  ['BR', '800001', 'Patna'],
  ['CH', '160017', 'Chandigarh Sector 17'],
  ['CG', '492001', 'Raipur'],
  ['DH', '396210', 'Daman'],
  ['DL', '110001', 'New Delhi'],
  ['GA', '403001', 'Panaji'],
  ['GJ', '380001', 'Ahmedabad'],
  ['HR', '122001', 'Gurugram'],
  ['HP', '171001', 'Shimla'],
  ['JK', '190001', 'Srinagar'],
  ['JH', '834001', 'Ranchi'],
  ['KA', '560001', 'Bengaluru'],
  ['KL', '695001', 'Thiruvananthapuram'],
  ['LA', '194101', 'Leh'],
  ['LD', '682555', 'Kavaratti'],
  ['MP', '462001', 'Bhopal'],
  ['MH', '400001', 'Mumbai'],
  ['MN', '795001', 'Imphal'],
  ['ML', '793001', 'Shillong'],
  ['MZ', '796001', 'Aizawl'],
  ['NL', '797001', 'Kohima'],
  ['OD', '751001', 'Bhubaneswar'],
  ['PY', '605001', 'Puducherry'],
  ['PB', '141001', 'Ludhiana'],
  ['RJ', '302001', 'Jaipur'],
  ['SK', '737101', 'Gangtok'],
  ['TN', '600001', 'Chennai'],
  ['TS', '500001', 'Hyderabad'],
  ['TR', '799001', 'Agartala'],
  ['UP', '226001', 'Lucknow'],
  ['UK', '248001', 'Dehradun'],
  ['WB', '700001', 'Kolkata'],
]

describe('states of a PIN code', () => {
  it('has an office of every state in this table', () =>
    expect(OFFICES.map(([state]) => state).toSorted()).toEqual([...STATE_CODES].toSorted()))

  it.each(OFFICES)('%s has %s (%s)', (state, pincode) => {
    expect(statesOfPincode(pincode)).toContain(state)
    expect(isPincodeOf(pincode, state)).toBe(true)
  })

  it.each([
    ['560001', ['KA'], 'Bengaluru is in no other state'],
    ['248001', ['UK'], 'Dehradun is not in Uttar Pradesh'],
    ['737101', ['SK'], 'Gangtok is not in West Bengal'],
    ['744101', ['AN'], 'Port Blair is not in West Bengal'],
    ['194101', ['LA'], 'Leh is not in Jammu and Kashmir'],
    ['403001', ['GA'], 'Panaji is not in Maharashtra'],
    ['831001', ['JH'], 'Jamshedpur is not in Bihar'],
    ['201301', ['UP'], 'Noida is not in Delhi'],
    ['682001', ['KL'], 'Kochi is not in Lakshadweep'],
    ['682555', ['KL', 'LD'], 'the islands are numbered within Kochi'],
    ['244001', ['UP', 'UK'], 'Moradabad and Kashipur share a district number'],
    ['814112', ['BR', 'JH'], 'Deoghar and Banka share one'],
    ['160055', ['CH', 'PB'], 'Mohali shares its district with Chandigarh'],
    ['673310', ['KL', 'PY'], 'Mahe lies in Kerala'],
    ['533464', ['AP', 'PY'], 'Yanam lies in Andhra Pradesh'],
    ['362520', ['DH', 'GJ'], 'Diu lies in Gujarat'],
    ['507111', ['AP', 'TS'], 'some of Khammam went to Andhra Pradesh'],
    ['900056', [], 'the army has no state'],
    ['290000', [], 'no office has it'],
    ['54000', [], 'five digits'],
    ['012345', [], 'none starts with 0'],
    ['५६०००१', [], 'digits of Hindi'],
    ['5600011', [], 'seven digits'],
  ])('%s can be in %j: %s', (pincode, states) => expect(statesOfPincode(pincode)).toEqual(states))

  it('leaves only the state of an army address to the person', () => {
    expect(isPincodeOf('900056', 'RJ')).toBe(true)
    expect(isPincodeOf('560001', 'MH')).toBe(false)
  })
})
