import { EXPORT_FORMATS, type ExportFormat } from '../export/format.js'
import { CALC_TYPES, type CalcType } from './calc-type.js'
import { KINDS } from './types/index.js'

/** `fields` are exactly those that a PATCH accepts; with those of `exemplo` the type can be run. */
export function describe(type: CalcType) {
  const { label, source, fields, exemplo } = KINDS[type]
  return {
    type,
    label,
    source,
    fields: Object.entries(fields).map(([campo, { kind, required, descricao }]) => ({
      campo,
      tipo: kind.tipo,
      required,
      descricao,
    })),
    exemplo,
    exportFormats: exportFormatsOf(type),
  }
}

/** Rule 4 of "Saved calculations". */
const AVAILABLE: Record<ExportFormat, readonly CalcType[]> = {
  html: CALC_TYPES,
  pdf: [
    'atualizacaoMonetaria',
    'calculosJudiciais',
    'pensaoAlimenticia',
    'tabelasJudiciais',
    'cartaoPonto',
  ],
  docx: ['atualizacaoMonetaria', 'calculosJudiciais'],
  excel: ['pensaoAlimenticia'],
}

export function exportFormatsOf(type: CalcType): ExportFormat[] {
  return EXPORT_FORMATS.filter((format) => AVAILABLE[format].includes(type))
}
