import type { Command, HelpConfiguration } from 'commander'

const TITLES: Readonly<Record<string, string>> = {
  'Usage:': 'Uso:',
  'Arguments:': 'Argumentos:',
  'Options:': 'Opções:',
  'Commands:': 'Comandos:',
}

/** The words that commander itself puts into a help, in Portuguese. */
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

/** An option that may be given several times begins empty, which tells nobody anything. */
function withoutEmptyDefault(text: string): string {
  return text.replace(/\s*\(default: \[\]\)/, '').replace('(default: ', '(se nada for dito: ')
}
