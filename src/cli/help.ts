import type { Command, HelpConfiguration } from 'commander'

const TITLES: Readonly<Record<string, string>> = {
  'Usage:': 'Uso:',
  'Arguments:': 'Argumentos:',
  'Options:': 'Opções:',
  'Commands:': 'Comandos:',
}

/** Translates the words that commander itself adds to the help. */
export function helpInPortuguese(lote: Command): void {
  lote
    .configureHelp({
      styleTitle: (title) => TITLES[title] ?? title,
      styleUsage: inPortuguese,
      styleSubcommandTerm: inPortuguese,
      styleOptionDescription: withoutEmptyDefault,
    } satisfies HelpConfiguration)
    .helpOption('-h, --help', 'mostra esta ajuda')
    .helpCommand('help [comando]', 'mostra a ajuda de um comando')
}

function inPortuguese(text: string): string {
  return text.replace('[options]', '[opções]').replace('[command]', '[comando]')
}

/** The empty default of a repeatable option is left out, because it says nothing. */
function withoutEmptyDefault(text: string): string {
  return text.replace(/\s*\(default: \[\]\)/, '').replace('(default: ', '(se nada for dito: ')
}
