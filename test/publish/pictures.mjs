// Takes the pictures of docs/resultado.md from workbooks as LibreOffice prints them, in rehearsal:
// npm run docs:pictures. Needs pdftoppm, and convert of ImageMagick. Look at each before it is committed.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const CLI = fileURLToPath(new URL('../../dist/src/cli/main.js', import.meta.url))
const PICTURES = fileURLToPath(new URL('../../docs/imagens/', import.meta.url))
/** A page of A4 is about 700 pixels wide. */
const DPI = 85
/** One of the sandbox's registrations, under a name that is not the one of the base. */
const LIST = 'Responsável;OAB\nFulana;OAB/SP 94.719\nBeltrano;OAB/BA 403.081\n'
const NIGHTS = 4

const dir = await mkdtemp(join(tmpdir(), 'lote-pictures-'))
const env = {
  ...process.env,
  STORAGE_URL: `file:${join(dir, 'data')}`,
  LOTE_RUN_DIR: join(dir, 'run'),
}
const sandbox = spawn(process.execPath, [CLI, 'sandbox'], {
  env,
  cwd: dir,
  stdio: ['ignore', 'pipe', 'ignore'],
})
try {
  const [line] = await once(createInterface({ input: sandbox.stdout }), 'line')
  const { gazette, apiKey } = JSON.parse(line)
  Object.assign(env, { GAZETTE_BASE_URL: gazette, GAZETTE_API_KEY: apiKey })
  await takePortfolio()
  await takeNights()
} finally {
  sandbox.kill()
  await once(sandbox, 'close')
  await rm(dir, { recursive: true, force: true })
}

async function takePortfolio() {
  lote('demo')
  const pages = await pagesOf(join(dir, 'demo-resultado.xlsx'))
  picture('resumo', [pages[0]])
  picture('resultado', pages.slice(1, 3))
}

async function takeNights() {
  await writeFile(join(dir, 'lista.csv'), LIST)
  lote('watch', 'add', 'noite', 'lista.csv')
  const lawyers = join(dir, 'advogados')
  lote('watch', 'run', 'noite', '--yes', '--out', 'noite.xlsx', '--per-lawyer', lawyers)
  picture('noite', (await pagesOf(join(dir, 'noite.xlsx'))).slice(0, 1))
  const own = (await readdir(lawyers)).find((name) => /94\W?719.*\.xlsx$/.test(name))
  picture('hoje', (await pagesOf(join(lawyers, own))).slice(0, 1))

  lote('watch', 'add', 'equipe', 'lista.csv')
  for (let before = NIGHTS; before > 0; before -= 1)
    lote('watch', 'run', 'equipe', '--yes', '--date', dayBefore(before))
  lote('report', 'gazette', 'equipe', '--out', 'semana.xlsx')
  picture('semana', (await pagesOf(join(dir, 'semana.xlsx'))).slice(0, 1))
}

function lote(...args) {
  execFileSync(process.execPath, [CLI, ...args], { env, cwd: dir, stdio: 'ignore' })
}

/** Today less so many days, as DD/MM/AAAA. */
function dayBefore(days) {
  const day = new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
  return day.split('-').reverse().join('/')
}

/** Returns the pages of a workbook as files of pictures, in order. */
async function pagesOf(workbook) {
  const profile = `-env:UserInstallation=file://${join(dir, 'profile')}`
  const name = basename(workbook, '.xlsx')
  const out = ['--outdir', dir]
  execFileSync('soffice', ['--headless', profile, '--convert-to', 'pdf', ...out, workbook])
  execFileSync('pdftoppm', ['-r', String(DPI), '-l', '3', '-png', `${name}.pdf`, name], {
    cwd: dir,
  })
  const files = await readdir(dir)
  return files.filter((file) => file.startsWith(`${name}-`) && file.endsWith('.png')).sort()
}

/** One above the other, without the white margins. */
function picture(name, pages) {
  const look = [
    '-trim',
    '+repage',
    '-bordercolor',
    'white',
    '-border',
    '8',
    '+dither',
    '-colors',
    '64',
  ]
  execFileSync('convert', [...pages, '-append', ...look, join(PICTURES, `${name}.png`)], {
    cwd: dir,
  })
}
