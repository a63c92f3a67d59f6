import type { Row } from './rows/row.js'

const TITLES: Record<Row['service'], string> = {
  calculation: 'Calculation service',
  gazette: 'Gazette service',
  update: 'Update service',
}

const INTRODUCTION = `# The contract, line by line

Every route, status and error code of the three services' contracts, and every rule that can be
observed: the client method that meets it, the handler of the sandbox that answers, and the test.
Generated from the rows that the tests run (\`npm run docs:contract\`; with \`-- --check\` it only says
whether this page is out of date). Each row is one test of its file, under the name in the last column.

- A code of \`*\` is one that the contract does not show.
- *fault*: the sandbox answers so only when it is asked for the fault.
- *past the checks*: the client refuses to send such a request, which is tested; the row then sends it
  with the client's transport to see what the service says.`

const HEADING = `| route | status | code | what | client | sandbox | test |
|---|---|---|---|---|---|---|`

/** The page for all rows, by service and by the contract's headings, in the rows' own order. */
export function contractPage(rows: readonly Row[]): string {
  const services = Object.keys(TITLES) as Row['service'][]
  const parts = services.map((service) => {
    const own = rows.filter((row) => row.service === service)
    return [`## ${TITLES[service]} (${own.length} rows)`, ...sectionsOf(own)].join('\n\n')
  })
  return `${[INTRODUCTION, ...parts].join('\n\n')}\n`
}

function sectionsOf(rows: readonly Row[]): string[] {
  const names = [...new Set(rows.map(({ section }) => section))]
  return names.map((name) => {
    const lines = rows.filter(({ section }) => section === name).map(lineOf)
    return `### ${name}\n\n${HEADING}\n${lines.join('\n')}`
  })
}

function lineOf(row: Row): string {
  const { id, service, operation, route, status, code, claim, method, handler, fault, against } =
    row
  const notes = [fault && '*fault*', against && '*past the checks*'].filter(Boolean)
  const cells = [
    `\`${route}\``,
    String(status),
    code === undefined ? '' : `\`${code ?? '*'}\``,
    [claim, ...notes].filter(Boolean).join('; '),
    method === null ? 'none: agents ask by themselves' : `\`${method}\``,
    `\`${handler}\``,
    `${operation.startsWith('oauth.') ? 'oauth' : service}.test.ts: ${id}`,
  ]
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
}
