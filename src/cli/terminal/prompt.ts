import { createInterface, type Interface } from 'node:readline'
import { Writable } from 'node:stream'

export interface Terminal {
  input: NodeJS.ReadableStream
  output: NodeJS.WritableStream
}

/** Ctrl-C or the end of the input, in place of an answer. */
export class PromptAborted extends Error {
  override readonly name = 'PromptAborted'
}

interface Waiting {
  answer(line: string): void
  abort(): void
}

/**
 * Asks at a terminal. Input is echoed only while a question that is no secret is open: input that
 * was typed or pasted ahead may be the password.
 */
export class Prompt {
  private readonly lines: string[] = []
  private readonly reading: Interface
  private waiting: Waiting | undefined
  private isEchoing = false
  private isOver = false

  constructor(private readonly terminal: Terminal) {
    const echo = new Writable({
      write: (chunk, _encoding, done) => {
        if (this.isEchoing) terminal.output.write(chunk)
        done()
      },
    })
    this.reading = createInterface({
      input: terminal.input,
      output: echo,
      terminal: true,
      historySize: 0,
    })
    this.reading.on('line', (line) => this.take(line))
    this.reading.on('SIGINT', () => this.close())
    this.reading.on('close', () => this.end())
  }

  /** @throws PromptAborted */
  ask(question: string): Promise<string> {
    return this.answerTo(question, true)
  }

  /**
   * Asks without an echo.
   * @throws PromptAborted
   */
  askSecret(question: string): Promise<string> {
    return this.answerTo(question, false)
  }

  close(): void {
    this.reading.close()
  }

  private async answerTo(question: string, isEchoed: boolean): Promise<string> {
    const typedAhead = this.lines.shift()
    this.isEchoing = isEchoed && typedAhead === undefined && !this.isOver
    if (this.isEchoing) {
      // readline writes the question, because it redraws the line after a deletion.
      this.reading.setPrompt(question)
      this.reading.prompt()
    } else {
      this.terminal.output.write(question)
    }
    if (typedAhead === undefined) return this.nextLine(isEchoed)
    this.terminal.output.write('\n')
    return typedAhead
  }

  private async nextLine(isEchoed: boolean): Promise<string> {
    if (this.isOver) throw new PromptAborted()
    let isAnswered = false
    try {
      const line = await new Promise<string>((resolve, reject) => {
        this.waiting = { answer: resolve, abort: () => reject(new PromptAborted()) }
      })
      isAnswered = true
      return line
    } finally {
      // An echoed answer ends with its own line end.
      if (!(isAnswered && isEchoed)) this.terminal.output.write('\n')
    }
  }

  private take(line: string): void {
    const { waiting } = this
    // Set at once, not when the answer is read: the next characters may be in the same chunk.
    this.isEchoing = false
    this.waiting = undefined
    if (waiting) waiting.answer(line)
    else this.lines.push(line)
  }

  private end(): void {
    this.isOver = true
    this.isEchoing = false
    this.waiting?.abort()
    this.waiting = undefined
  }
}
