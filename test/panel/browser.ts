import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
/** The first has no window to draw, and takes a third of the time. */
const PROGRAMS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']
const PROGRAM = process.env.LOTE_TEST_CHROMIUM ?? PROGRAMS.find(existsSync)

export const DESKTOP = { width: 1280, height: 900 }
export const PHONE = { width: 390, height: 844 }

/** One browser for the tests of a file; each page has cookies of its own. */
export function useBrowser() {
  let browser: Browser
  beforeAll(async () => {
    if (PROGRAM === undefined)
      throw new Error(
        `no browser at ${PROGRAMS.join(' or ')}: apt-get install chromium-headless-shell, or LOTE_TEST_CHROMIUM=/path/of/chromium`,
      )
    browser = await chromium.launch({ executablePath: PROGRAM })
  })
  afterAll(() => browser?.close())
  return {
    /** @param locale of the browser: the page follows it */
    async open(url: string, viewport = DESKTOP, locale = 'pt-BR'): Promise<Page> {
      const context = await browser.newContext({ viewport, locale, acceptDownloads: true })
      const page = await context.newPage()
      page.setDefaultTimeout(120_000)
      await page.goto(url)
      return page
    },
  }
}

/** A file as a person has it on his machine. */
export function csvFile(content: string, name = 'carteira.csv') {
  return { name, mimeType: 'text/csv', buffer: Buffer.from(content) }
}

/** Fills in *Nova planilha* and asks how the file is understood. */
export async function sendSheet(page: Page, file: ReturnType<typeof csvFile>): Promise<void> {
  await page.getByLabel('Índice').fill('ipca')
  await page.getByLabel('Atualizar até').fill('31/12/2024')
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('button', { name: 'Ver como foi entendida' }).click()
}

/** What axe finds serious or worse, each with where. */
export async function seriousFaults(page: Page): Promise<string[]> {
  // The policy of the page refuses scripts from elsewhere: this one is brought by the protocol, once.
  if (await page.evaluate('globalThis.axe === undefined'))
    await page.evaluate(await readFile(AXE, 'utf8'))
  const found = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: {
        run(options: {
          resultTypes: string[]
        }): Promise<{ violations: { id: string; impact: string; nodes: { html: string }[] }[] }>
      }
    }
    // Where everything else is, it need not find out.
    return (await axe.run({ resultTypes: ['violations'] })).violations
  })
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

/** Wider than the window: on a telephone one would have to push the page aside. */
export function isWide(page: Page): Promise<boolean> {
  return page.evaluate('document.documentElement.scrollWidth > innerWidth')
}

const FOCUSED = `(() => {
  const focused = document.activeElement
  return focused.matches('a, button, summary') ? focused.textContent : ''
})()`

/** Presses Tab until a link, a button or a summary that says so has the focus, then Enter. */
export async function reach(page: Page, name: string): Promise<void> {
  const focused = async () => {
    await page.keyboard.press('Tab')
    return page.evaluate(FOCUSED)
  }
  await expect.poll(focused, { interval: 1 }).toContain(name)
  await page.keyboard.press('Enter')
}

/** Presses Tab until what the selector names has the focus. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  const focused = async () => {
    await page.keyboard.press('Tab')
    return page.evaluate(`document.activeElement.matches(${JSON.stringify(selector)})`)
  }
  await expect.poll(focused, { interval: 1 }).toBe(true)
}

const STOPS = `(() => {
  const all = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]'
  return [...document.querySelectorAll(all)].filter((one) => one.checkVisibility()).map((one, at) => {
    // Of choices that exclude each other one is a stop.
    one.dataset.stop = one.type === 'radio' ? one.name : String(at)
    return [one.dataset.stop, one.outerHTML.slice(0, 200)]
  })
})()`

/** What can be pressed or filled in on the page, and is no stop of Tab. */
export async function unreachedByTab(page: Page): Promise<string[]> {
  const stops = new Map((await page.evaluate(STOPS)) as [string, string][])
  // Some fields, as those of a day, are several stops.
  for (let most = stops.size * 3 + 10; stops.size > 0 && most > 0; most -= 1) {
    await page.keyboard.press('Tab')
    stops.delete((await page.evaluate('document.activeElement.dataset.stop')) as string)
  }
  return [...stops.values()]
}
