import { EXIT, type ExitStatus } from '../../core/errors.js'
import { translateWhole } from '../../messages/index.js'
import { type Sentence, sentence } from '../../messages/message-code.js'
import type { SealState } from '../../verify/seal.js'
import { looksOf, type WorkbookFile } from '../../verify/workbook-file.js'
import { counted, type Output, words } from '../output.js'

export interface LookedFile extends WorkbookFile {
  path: string
  of: string
}

/**
 * Checks a workbook by its seal alone: its batch is gone, or it is none of a whole batch. Undefined
 * where it has no seal.
 */
export async function verifyAlone(
  why: Sentence,
  looked: LookedFile,
  output: Output,
): Promise<ExitStatus | undefined> {
  const { sealed, isOwnKey, of, path } = looked
  if (sealed.is === 'unsealed') return undefined
  const { findings, warnings } = await looksOf(path, sealed.seal)
  const isWhole = isSealedFor(of, sealed) && findings.count === 0
  const isGood = isWhole && !isOwnKey
  const told = isOwnKey ? ownSentence(sealed) : sealSentence(sealed, true)
  const problems = [...(isGood ? [] : [told]), ...findings.all()]
  output.say(why)
  for (const one of [told, ...findings.all(), ...warnings.all()]) output.say(one)
  if (output.json) {
    const texts = problems.map((one) => translateWhole(output.language, one))
    const seal = isOwnKey && isWhole ? 'unknown' : sealed.is
    output.result(JSON.stringify({ batch: of, ok: isGood, seal, problems: texts }))
  } else output.result(`${of}  ${stateWord({ isGood, isWhole }, problems.length, output)}`)
  if (isGood) return EXIT.done
  return isWhole ? EXIT.usage : EXIT.someFailed
}

function stateWord(
  { isGood, isWhole }: { isGood: boolean; isWhole: boolean },
  problems: number,
  output: Output,
): string {
  if (isGood) return words(output.language, 'confere pelo selo', 'good by its seal')
  if (isWhole)
    return words(output.language, 'falta a chave do selo', 'the key of the seal is missing')
  return problemsWord(problems, output)
}

export function isSealedFor(of: string, sealed: SealState): boolean {
  return sealed.is === 'whole' && sealed.seal.of === of
}

export function problemsWord(count: number, { language }: Output): string {
  return counted(language, count, ['problema', 'problemas'], ['problem', 'problems'])
}

/** Anybody can make a seal with a key of his own. */
function ownSentence(sealed: Exclude<SealState, { is: 'unsealed' }>): Sentence {
  const facts = { key: sealed.seal.key }
  if (sealed.is === 'changed') return sealSentence(sealed, true)
  return sentence(sealed.is === 'whole' ? 'seal_own' : 'seal_foreign', facts)
}

export function sealSentence(sealed: SealState, isSameFile: boolean): Sentence {
  switch (sealed.is) {
    case 'unsealed':
      return sentence('seal_none')
    case 'foreign':
      return sentence('seal_foreign', { key: sealed.seal.key })
    case 'changed':
      return sentence('seal_changed', { sheets: [...sealed.sheets], parts: [...sealed.parts] })
    case 'whole': {
      const facts = { sheets: sealed.sheets, key: sealed.seal.key }
      return sentence(isSameFile ? 'seal_whole' : 'seal_saved_again', facts)
    }
  }
}

/** Says what a sealed workbook is that is not of a whole batch. */
export function subjectSentence({ of }: Pick<LookedFile, 'of'>): Sentence {
  const [kind, first, second] = of.split(':')
  if (kind === 'report') return sentence('seal_report', { report: first })
  if (kind === 'diff') return sentence('seal_diff', { before: first, now: second })
  return sentence('seal_part', { batch: of })
}
