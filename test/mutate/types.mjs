import { parseAst } from 'rolldown/parseAst'

/**
 * Which of some changes leave a program without errors of types. Those of different files are looked
 * at together, for an error stands mostly where the change does.
 */
export async function soundOf(sites, checkout, graph) {
  const wrong = new Set()
  for (const site of sites) if (!(await isSyntax(site, checkout))) wrong.add(site)
  for (const round of roundsOf(sites)) {
    // An error that hides others leaves them to the next look.
    let blamed
    do {
      const open = round.filter((site) => !wrong.has(site))
      const files = await filesWithErrors(open, checkout)
      blamed = open.filter(({ file }) => isBlamed(file, files, open, graph))
      for (const site of blamed) wrong.add(site)
    } while (blamed.length > 0)
  }
  return sites.filter((site) => !wrong.has(site))
}

/** One error of syntax hides all errors of types. */
async function isSyntax(site, checkout) {
  try {
    parseAst(changed(site, await checkout.read(site.file)), { lang: 'ts' })
    return true
  } catch {
    return false
  }
}

/** Each round has at most one change of a file. */
function roundsOf(sites) {
  const rounds = []
  for (const site of sites) {
    const free = rounds.find((round) => round.every(({ file }) => file !== site.file))
    if (free) free.push(site)
    else rounds.push([site])
  }
  return rounds
}

async function filesWithErrors(round, checkout) {
  const sources = await Promise.all(round.map(({ file }) => checkout.read(file)))
  await Promise.all(round.map((site, at) => checkout.write(site.file, changed(site, sources[at]))))
  const { output } = await checkout.compile('--noEmit')
  await Promise.all(round.map(({ file }, at) => checkout.write(file, sources[at])))
  return new Set([...output.matchAll(/^([^\s(]+\.ts)\(\d/gm)].map(([, file]) => file))
}

/** An error in a file that was not changed is laid on all that it imports itself. */
function isBlamed(file, files, round, graph) {
  const own = new Set(round.map((site) => site.file))
  const others = [...files].filter((other) => !own.has(other))
  return files.has(file) || others.some((other) => graph.imports.get(other)?.includes(file))
}

export function changed({ start, end, text }, source) {
  return source.slice(0, start) + text + source.slice(end)
}
