import { execFileSync } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { lote, MAIN } from './support/cli.js'
import { PACKED, portfolio } from './support/portfolio.js'

const PAGES = [
  { page: 'servico.md', backUp: 'Guardar uma cópia', restore: 'Voltar de uma cópia' },
  { page: 'service.md', backUp: 'Back up', restore: 'Restore' },
]

let dir: string
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'lote-service-'))
  // What `npx lote` is where the program is installed.
  await mkdir(join(dir, 'bin'))
  const npx = join(dir, 'bin/npx')
  await writeFile(npx, `#!/bin/sh\nshift\nexec '${process.execPath}' '${MAIN}' "$@"\n`)
  await chmod(npx, 0o755)
})
afterAll(() => rm(dir, { recursive: true, force: true }))

function read(page: string): Promise<string> {
  return readFile(fileURLToPath(new URL(`../docs/${page}`, import.meta.url)), 'utf8')
}

/** The lines for bash below a heading of a page. */
function commandsUnder(text: string, heading: string): string {
  const section = text.split(`\n## ${heading}\n`)[1]!.split('\n## ')[0]!
  return [...section.matchAll(/^```bash\n(.*?)^```$/gms)].map(([, block]) => block).join('')
}

function bash(commands: string): string {
  const env = { PATH: `${join(dir, 'bin')}:${process.env.PATH}`, LOTE_RUN_DIR: join(dir, 'run') }
  return execFileSync('bash', ['-e', '-c', commands], { cwd: dir, env }).toString()
}

describe.each(PAGES)('docs/$page', ({ page, backUp, restore }) => {
  test('a copy is made, all is lost, the copy is brought back as the page says → the batch is whole', async () => {
    const text = await read(page)
    const env = { LOTE_RUN_DIR: join(dir, 'run') }
    await writeFile(join(dir, 'a.csv'), portfolio(5))
    const { report } = await lote(['run', 'a.csv', ...PACKED, '--sandbox'], env, dir)
    const batch = report!.batch!
    bash(commandsUnder(text, backUp))
    await rm(join(dir, 'lote-data'), { recursive: true })
    await mkdir(join(dir, 'lote-data'))
    expect((await lote(['verify', batch], env, dir)).status).not.toBe(0)
    expect(bash(commandsUnder(text, restore))).toContain(batch)
    const { status, stderr } = await lote(['verify', batch], env, dir)
    expect(status, stderr).toBe(0)
  })

  test('the unit of systemd → starts what the build makes, and is given the time that a stop may need', async () => {
    const unit = /^```ini\n(.*?)^```$/ms.exec(await read(page))![1]!
    const said = new Map(
      unit
        .split('\n')
        .filter((line) => line.includes('='))
        .map((line) => line.split(/=(.*)/s).slice(0, 2) as [string, string]),
    )
    const [node, script, command] = said.get('ExecStart')!.split(' ')
    expect([node, command]).toEqual(['/usr/bin/node', 'worker'])
    expect(MAIN).toMatch(new RegExp(`/${script!.replaceAll('.', '\\.')}$`))
    // Status 2 is a setting that no restart mends.
    expect(said.get('RestartPreventExitStatus')).toBe('2')
    // systemd-tmpfiles cleans /tmp, where the embedded Redis would be found otherwise.
    expect(said.get('Environment')).toBe(`LOTE_RUN_DIR=/run/${said.get('RuntimeDirectory')}`)
    // Of a call its timeout, 15 s, and four minutes to record it; a minute for what hangs.
    expect(Number(said.get('TimeoutStopSec'))).toBeGreaterThan(60 + 15 + 240 + 60)
  })
})

describe.each(PAGES)('docs/$page, Docker Compose', ({ page }) => {
  test('its commands name services, volumes and folders that the compose file has', async () => {
    const { services, volumes } = parse(
      await readFile(new URL('../docker-compose.yml', import.meta.url), 'utf8'),
      { merge: true },
    ) as Compose
    const text = (await read(page)).split(/^## .*Docker Compose$/m)[1]!
    const commands = commandsUnder(`\n## all\n${text}`, 'all').split('\n')
    const copies = commands.filter((line) => line.includes('--entrypoint'))
    expect(copies).toHaveLength(2)
    for (const line of copies) {
      expect(line).toMatch(/--entrypoint \S+ s3 .*\/data\b/)
      execFileSync('bash', ['-n', '-c', line])
    }
    expect(services.s3!.volumes).toEqual(['s3:/data'])
    expect(Object.keys(volumes)).toContain('s3')
    const whole = commands.filter((line) => /compose .*\b(?:stop|up)\b/.test(line))
    expect(whole).toHaveLength(5)
    for (const line of whole) expect(line).toContain('--profile painel')
    const named = commands.flatMap((line) => /run --rm (\w+)/.exec(line)?.[1] ?? [])
    expect(named).toEqual(['lote', 'lote'])
    expect(services.lote).toBeDefined()
  })
})

interface Compose {
  services: Record<string, { volumes?: string[] }>
  volumes: Record<string, unknown>
}
