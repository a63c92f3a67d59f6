import type { Dice } from '../../bench/limit-proof/dice.js'

type Json = unknown
/** Of a JSON value, the text that goes out in its place. */
type JsonMutation = (value: Json, dice: Dice) => string

/** Where a value stands: the object or list, and its key there. */
interface Place {
  holder: Record<string, Json>
  key: string
}

function placesIn(value: Json, wanted: (value: Json) => boolean = () => true): Place[] {
  const found: Place[] = []
  const walk = (holder: Json) => {
    if (typeof holder !== 'object' || holder === null) return
    for (const [key, inner] of Object.entries(holder)) {
      if (wanted(inner)) found.push({ holder: holder as Record<string, Json>, key })
      walk(inner)
    }
  }
  walk(value)
  return found
}

/** Does something at one to three places of a copy. */
const at =
  (
    wanted: ((value: Json) => boolean) | undefined,
    act: (place: Place, dice: Dice) => void,
  ): JsonMutation =>
  (value, dice) => {
    const places = placesIn(value, wanted)
    for (let n = dice.whole(1, 3); n > 0 && places.length > 0; n -= 1) {
      const place = dice.pick(places)
      if (place.key in place.holder) act(place, dice)
    }
    return JSON.stringify(value)
  }
const put = (
  wanted: ((value: Json) => boolean) | undefined,
  values: (old: Json) => readonly Json[],
): JsonMutation =>
  at(wanted, ({ holder, key }, dice) => {
    holder[key] = dice.pick(values(holder[key]))
  })

const isNumber = (value: Json) => typeof value === 'number'
const isText = (value: Json) => typeof value === 'string'
const isList = (value: Json) => Array.isArray(value) && value.length > 0
const NUMBERS = [
  -1,
  0,
  -0.01,
  1e15,
  1e21,
  1e300,
  5e-324,
  9_007_199_254_740_992,
  0.1 + 0.2,
  12345678901234.5,
  'NaN',
  'Infinity',
  '-Infinity',
  '1,5',
  '1.234,56',
  '1e5',
  '0x10',
  '',
  ' 7 ',
  '١٢',
  null,
  true,
  [],
  {},
]
const nested = (levels: number) => `${'['.repeat(levels)}1${']'.repeat(levels)}`
/** Replaced in the text: no value of JavaScript says it. */
const MARKED = '\u0001here\u0001'
const written =
  (text: (dice: Dice) => string): JsonMutation =>
  (value, dice) => {
    const places = placesIn(value)
    if (places.length === 0) return text(dice)
    const { holder, key } = dice.pick(places)
    holder[key] = MARKED
    return JSON.stringify(value).replace(JSON.stringify(MARKED), () => text(dice))
  }

export const JSON_MUTATIONS: Record<string, JsonMutation> = {
  'field dropped': at(undefined, ({ holder, key }) => void delete holder[key]),
  'field renamed': at(undefined, ({ holder, key }, dice) => {
    const value = holder[key]
    delete holder[key]
    holder[dice.pick([`${key}_`, key.toUpperCase(), '__proto__x', 'constructor', ''])] = value
  }),
  'type swapped': put(undefined, (old) => [
    String(old),
    [old],
    { value: old },
    null,
    true,
    7,
    '',
    [],
    {},
  ]),
  number: put(isNumber, (old) => [
    ...NUMBERS,
    -(old as number),
    (old as number) * 100,
    String(old),
  ]),
  'number beyond all': written((dice) =>
    dice.pick(['1e999', '-1e999', '9'.repeat(20_000), `0.${'0'.repeat(5_000)}1`, '-0', '1E-400']),
  ),
  'text changed': put(isText, (old) => [
    '',
    ' ',
    `${old} `,
    '\u202e\u0000',
    '31/02/2024',
    '2024-13-45',
    `${old}${old}`,
  ]),
  'list emptied': put(isList, () => [[]]),
  'list duplicated': put(isList, (old) => [[...(old as Json[]), ...(old as Json[])]]),
  'list shortened': put(isList, (old) => [(old as Json[]).slice(1), (old as Json[]).slice(0, -1)]),
  'rows swapped': put(
    (value) => Array.isArray(value) && value.length > 1,
    (old) => [(old as Json[]).toReversed(), [...(old as Json[]).slice(1), (old as Json[])[0]]],
  ),
  'nested deep': written((dice) => nested(dice.pick([150, 201, 3_000, 50_000]))),
  'text very long': written((dice) =>
    JSON.stringify('x'.repeat(dice.pick([40_000, 1_000_000, 8_000_000]))),
  ),
  'key twice': (value, dice) => {
    const text = JSON.stringify(value)
    const keys = [...text.matchAll(/"(\w+)":/g)]
    if (keys.length === 0) return text
    const found = dice.pick(keys)
    return `${text.slice(0, found.index)}"${found[1]}":${dice.pick(['null', '1', '"x"', '[]', '-7.77'])},${text.slice(found.index)}`
  },
  'half a character': put(isText, (old) => [`\ud800${old}`, `${old}\udfff`, '\u0000', '\ufeff']),
  'null in its place': () => 'null',
}
