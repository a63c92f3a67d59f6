import { existsSync } from 'node:fs'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'

const PROGRAM = process.env.LOTE_TEST_CHROMIUM ?? '/usr/bin/chromium'

export const DESKTOP = { width: 1280, height: 900 }
export const PHONE = { width: 390, height: 844 }

/** One browser for the tests of a file; each page has cookies of its own. */
export function useBrowser() {
  let browser: Browser
  beforeAll(async () => {
    if (!existsSync(PROGRAM))
      throw new Error(
        `no browser at ${PROGRAM}: apt-get install chromium, or LOTE_TEST_CHROMIUM=/path/of/chromium`,
      )
    browser = await chromium.launch({ executablePath: PROGRAM })
  })
  afterAll(() => browser?.close())
  return {
    /** @param locale of the browser: the page follows it */
    async open(url: string, viewport = DESKTOP, locale = 'pt-BR'): Promise<Page> {
      const context = await browser.newContext({ viewport, locale, acceptDownloads: true })
      const page = await context.newPage()
      page.setDefaultTimeout(30_000)
      await page.goto(url)
      return page
    },
  }
}
