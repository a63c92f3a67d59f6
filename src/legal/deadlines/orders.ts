/**
 * The text around a length of time, to decide whether it is a plain order to a party whose deadline
 * begins with the notice: "Manifeste-se o autor, no prazo de 15 dias, sobre a contestação". The
 * patterns list what is known to be plain: texts that begin otherwise, address others or await an
 * event are endless, so that a text which no pattern foresees is no plain order.
 */
export interface OrderContext {
  /**
   * `earlier` is the sentence before, `before` the same sentence up to the deadline; both without
   * accents.
   */
  earlier: string
  before: string
  /** The rest of the sentence after the deadline. */
  behind: string
}

export function isOrder({ earlier, before, behind }: OrderContext): boolean {
  const head = withoutOpening(before)
  if ([head, behind].some(isOfOthers) || AWAITED_EVENT.test(earlier)) return false
  if (!isPlainTail(behind)) return false
  const above = withoutOpening(earlier)
  const standsAlone = above === '' || isPlainHead(above)
  if (head === '') return standsAlone
  return isPlainHead(head) && (standsAlone || !ALONE.test(head))
}

/** Openings that courts put before an order and that are no part of it. */
const OPENINGS = new RegExp(
  `^(?:${[
    '[\\s.,:;\\-–—*=]+',
    'vistos(?:,?\\s+etc)?(?!\\p{L})',
    'int(?:imem?-se)?\\.',
    'p\\.?\\s?r?\\.?\\s?i\\.?(?:\\s?c\\.?)?(?!\\p{L})',
    'fls?\\.?(?:\\s+retro|[\\d\\s/.,-]|e(?=\\s+\\d))*:',
    '(?:ids?|evento|mov)\\.?\\s?(?:n\\.?[ºo]?\\s?)?[\\d.]+\\s*[:–-]',
    '\\d{1,2}(?:\\.\\d{1,2})?\\s*[.)º–-]+(?=\\s)',
    '\\d{1,2}\\s+(?=\\p{Lu})',
    '(?:despacho|decisao|intimacao(?!\\s+d[aeo])|ato\\s+ordinatorio(?:[^:.]|(?<=art)\\.){0,80}:|de\\s+ordem(?:\\s+d[oa]s?\\s+[^,;:]{1,60})?,)(?!\\p{L})',
    'processo\\s+(?:n\\.?[ºo]?\\s?)?\\d[^\\n]*?\\s[–-]\\s+(?=(?:intim|manifest|dig|fale|fica|emend|vista|ciencia|junt|recolh|especifi|comprov|regulariz|providenci|apresent|requei)\\p{L}*)',
    'nos\\s+termos\\s+d[oe]\\s+art\\p{L}*\\.?\\s*[\\d.]+(?:,\\s*(?:§+\\s*[\\dº°o]+|[ivx]+))*,?\\s*d[oa]\\s+(?:cpc|codigo\\s+de\\s+processo\\s+civil)\\s*,',
    'nos\\s+termos\\s+d[aoe]s?\\s+(?:portaria|provimento|ordem\\s+de\\s+servico|comunicado|resolucao)[^,.;:]{0,60},',
    '(?:certifico\\s+e\\s+dou\\s+fe\\s+que,?\\s+(?:nos\\s+termos\\s+d[^:]{1,60},\\s+)?)?preparei\\s+para\\s+remessa\\s+ao\\s+d(?:iario|je)[^:.]{0,60}:',
    'certifico\\s+e\\s+dou\\s+fe\\s+que,?\\s+nesta\\s+data,?\\s+(?=intimo\\s)',
    'por\\s+ordem\\s+d[oa](?:\\(a\\))?\\s+[^,;:]{1,60},',
    'teor\\s+do\\s+ato:',
    'ato\\s+ordinatorio(?=\\s+[-–—])',
    'sem\\s+prejuizo,',
    'pel[oa]\\s+presente(?:\\s+(?:ato|intimacao))?,',
    '(?:ante|diante)\\s+d?o\\s+exposto,',
    'adv(?:ogad\\p{L}*)?(?:\\(s\\))?\\.?:[^.]*\\.',
  ].join('|')})+`,
  'iu',
)

function withoutOpening(text: string): string {
  const plain = text.replace(OPENINGS, '').trim()
  return plain.replace(REASON, (reason) => (isPlainReason(reason) ? '' : reason)).trim()
}

/** "Tendo em vista a contestação, manifeste-se o autor": the reason of an order. */
const REASON =
  /^(?:tendo\s+em\s+vista|considerando|diante\s+d[aeo]s?|ante\s+[ao]s?|em\s+(?:razao|face|vista)\s+d[aeo]s?|haja\s+vista|para\s+(?:fins\s+de\s+)?(?:apreciacao|analise|exame)\s+d[aeo]s?)\s(?:[^.;:,]|(?<=fls?)\.){1,160},\s*(?=\p{L})/iu

/**
 * A reason that names something already in the records: neither an awaited event nor another
 * beginning of the deadline.
 */
function isPlainReason(reason: string): boolean {
  const known = reason.replace(/^(?:\p{L}+\s+){1,4}?juntada(?=\s+d)/iu, '')
  return !TAIL_MOVES.test(known) && !/(?<!\p{L})(?:prazos?|dias?|que)(?!\p{L})/iu.test(known)
}

const ACTS =
  'manifest|efetu|contest|replic|respo[ns]|impugn|pag|emend|adit|junt|apresent|especifi(?:c|qu)|justifi(?:c|qu)|recolh|comprov|complement|regulariz|requer|requei|provid|promov|deposit|indi(?:c|qu)|inform|esclare[cç]|cumpr|habilit|dig|diz|fal(?!ec|en|h|t)|embarg|contrarrazo|oferec|oferta|retifi(?:c|qu)|ratifi(?:c|qu)|opo|traz|trag|exib|prest|contra-arrazo|contraminut'
const PARTY =
  '(?:partes?|autor(?:a|e|es|as)?|re|reus?|requer(?:ente|id[oa])s?|exequentes?|executad[oa]s?|agrava(?:nte|d[oa])s?|apela(?:nte|d[oa])s?|embarga(?:nte|d[oa])s?|recorr(?:ente|id[oa])s?|impetrantes?|credor(?:a|es)?|devedor(?:a|es)?|inventariante|interessad[oa]s?|promov(?:ente|id[oa])s?|reclama(?:nte|d[oa])s?|reconvin(?:te|d[oa])s?|vencedor(?:a|es)?|peticion(?:ante|aria)s?|demandad[oa]s?|demandantes?|vossa\\s+senhoria|v\\.\\s?sa)(?:\\([aes]+\\))?'
const TO_PARTY = new RegExp(`(?<!\\p{L})${PARTY}(?!\\p{L})`, 'iu')

/** Summons that need a party, except `intime-se para`, which may leave it out. */
const SUMMONS = new RegExp(
  `^(?:(?:oucam?-se\\s+[oa]s?|determino\\s+(?:que\\s+[oa]s?|a\\s+intimacao\\s+d[aeo]s?))(?=\\s+${PARTY})|intimem?(?:-se)?|intimacao(?=\\s+d[aeo]s?\\s)|intimo|fic(?:a|am)|de-se|ab(?:(?:ra|re)-se|ro)(?=\\s+vista)|de(?:em)?(?=\\s+[oa]s?\\s)|vistas?|a|ao|as|aos|dever(?:a|ao)(?=\\s+[oa]s?\\s))(?!\\p{L})`,
  'iu',
)
/** Verbs that give an order, unlike "apresentada a contestação" or "contestou o réu". */
const IMPERATIVES =
  '(?:manifeste|conteste|replique|impugne|pague|emende|adite|junte|apresente|especifique|justifique|comprove|complemente|regularize|deposite|indique|informe|habilite|fale|embargue|contrarrazoe|oferte|retifique|ratifique|preste|providencie|responda|recolha|requeira|promova|esclareca|cumpra|diga|ofereca|oponha|traga|exiba)m?(?:-se)?'
const NOUNS =
  'rol|intimem?-se(?=,?\\s+para)|replica|contestacao|contrarrazoes|contraminuta|memoriais|alegacoes\\s+finais|concedo|defiro|faculto|ciencia|cientes?|no|em'
/** "Sobre a contestação, diga o autor". */
const ABOUT = '(?:(?:sobre|acerca\\s+d[aeo]s?|quanto\\s+a?[oa]s?)\\s[^,.;:]{1,80},\\s*)?'
const ORDERS = new RegExp(`^${ABOUT}(?:${IMPERATIVES}|${NOUNS})(?!\\p{L})`, 'iu')
const TO_REPLY = /^(?:a|as|aos?)\s+(?:replica|contraminuta|contrarrazoes|memoriais)(?!\p{L})/iu
/** Orders that name no party: they are addressed to the party of the sentence before. */
const ALONE = new RegExp(
  `^(?:concedo|defiro|faculto|intimem?-se|no|em)(?!\\p{L})(?!.*(?<!\\p{L})${PARTY}(?!\\p{L}))`,
  'iu',
)

/**
 * Subjects of an order to a party; `laudo` and `perito` only as the object of what the party says.
 */
const SUBJECTS = new RegExp(
  [
    '(?<=(?:sobre|acerca|quanto|ciencia)\\s(?:[^,.;]{0,40}\\s)?(?:d?[oa]s?|ao|aos|as)\\s)(?:laudo|esclarecimentos|parecer|honorarios)(?:\\s+(?:pericia(?:l|is)|de\\s+avaliacao|tecnico|contabil|d[oa]\\s+perit[oa]))*',
    '(?<=d[oa]s?\\s)laudo(?:\\s+pericial)?',
    '(?:proposta|estimativa)\\s+de\\s+honorarios(?:\\s+(?:periciais|d[oa]\\s+perit[oa]))?',
    '(?<=\\sos\\s)honorarios\\s+periciais',
    'dados\\s+bancarios(?:\\s+para\\s+(?:a\\s+)?expedicao\\s+d[eo]\\s+(?:alvara|mandado\\s+de\\s+levantamento))?',
    '(?:retirada\\s+d[eo]|retirar\\s+o)\\s+alvara',
    '(?<=(?:sobre|acerca\\s+d|quanto)\\s?a\\s)devolucao\\s+do\\s+(?=ar(?!\\p{L})|aviso\\s+de\\s+recebimento)',
    'd[ao]\\s+superior\\s+instancia',
    'expedicao\\s+d[aeo]s?\\s+(?:requisic(?:ao|oes)\\s+de\\s+pagamento|rpvs?|precatorios?)(?:\\s*\\(rpv\\))?',
    '(?:teor\\s+d[oe]s?\\s+)?oficios?\\s+requisitorios?',
    'impugnacao\\s+ao\\s+cumprimento\\s+(?:provisorio\\s+)?de\\s+sentenca',
    '(?<=cumpra\\s+[oa]\\s+(?:parte\\s+)?(?:autora?|requerente|exequente)\\s+[oa]\\s)(?:despacho|decisao|determinacao)\\s+anterior',
    '(?<=(?:sobre|acerca)\\s+d?o\\s)bloqueio(?:\\s+de\\s+(?:valores|ativos\\s+financeiros))?',
    'indisponibilidade\\s+de\\s+ativos\\s+financeiros(?=,\\s+para)',
    'diligencias?\\s+d[eo]\\s+oficial\\s+de\\s+justica',
    'se\\s+da\\s+por\\s+satisfeit[ao](?:\\s+[ao]\\s+(?:obrigacao|debito|credito))?',
    'se\\s+pretendem?\\s+produzir(?:\\s+prova\\s+oral\\s+em\\s+audiencia)?',
    'manifestar\\(em\\)-se',
    'nos\\s+termos\\s+d[ao]\\s+(?:portaria|provimento|ordem\\s+de\\s+servico)[^,.;:]{0,60}(?=,)',
    'certidao\\s+(?:negativa\\s+)?d[oa]\\s+(?:sr\\.?\\s+)?oficial(?:\\s+de\\s+justica)?(?:\\s*\\(mandado\\s+(?:cumprido\\s+)?negativo\\))?',
    '(?:se\\s+)?(?:ha|tem|possuem?)\\s+interesse(?:\\s+n[ao]\\s+(?:designacao|realizacao)\\s+d[ae]\\s+(?:audiencia|sessao)(?:\\s+de\\s+(?:conciliacao|mediacao))?)?',
    'se(?=\\s+manifest)',
    'o\\s+que\\s+(?:de|for\\s+de|entender\\p{L}*\\s+de)\\s+direito',
    '(?:na\\s+pessoa\\s+d[eo]|por|atraves\\s+d[eo]|por\\s+(?:meio|intermedio)\\s+d[eo])(?:\\s+seus?)?\\s+(?:advogad|patron|procurador)\\p{L}*(?:\\s+constituid\\p{L}*)?',
    'd[oa]s\\s+ultim[oa]s\\s+\\d+\\s*(?:\\(\\p{L}+\\)\\s*)?(?:meses|anos)',
    'r\\$\\s?[\\d.,]+',
    '(?:fls?|ids?|arts?|artigos?)\\.?\\s*[\\d./,\\s§ºo-]*\\d',
    `\\([oaesm]+\\)`,
    '\\(\\s*x\\s*\\)',
  ].join('|'),
  'giu',
)
const WORDS = new RegExp(
  `^(?:${[
    '[oa]s?|aos?|d[eoa]s?|e|em|n[oa]s?|para|por|pel[oa]s?|que|sobre|acerca|quanto|com|ou|um|uma|seus?|suas?|querendo|ora|tambem|mais|vez|novamente|termos|cpc|ilustre|douta?|r|v|respectiv\\p{L}+',
    PARTY,
    'advogad[oa]s?|patron[oa]s?|procurador(?:a|es)?|contrari[oa]|advers[oa]|ativ[oa]|passiv[oa]|pessoa',
    'prazos?|comum|maximo|improrrogavel|legal|ate|dentro|dias|uteis|total|suplementar|adicional|derradeiro|ultimo',
    `(?:${ACTS})\\p{L}*(?:-(?:se|l?[oa]s?))?`,
    IMPERATIVES,
    'intimem?(?:-se)?|intimacao|intimo|vossa|senhoria|ficam?|de-se|concedo|defiro|uma|intimad[oa]s?|cientes?|ciencia|vistas?|abr[ae]-se|abro|oucam?-se|determino|faculto|facultad[oa]|sa|deve(?:ra|rao|ndo|m)?',
    'derradeira|ultima|instru(?:em|iram)|acompanham|passiveis|meios|efetiv[oa]s?|reconvencao|divergencia|instrumento|revista|ordinario|copias?|integra(?:l|is)|legive(?:l|is)|administrativo|liquidacao|defesa|oral|monitorios',
    'inicial|peticao|peticoes|contestacao|contestacoes|replica|resposta|impugnacao|excecao|pre-executividade|embargos|declaracao|monitorios|execucao|recurso|agravo|interno|apelacao|contrarrazoes|contraminuta|manifestacao|alegacoes|memoriais|finais|provas?|produzir|pretend\\p{L}+|efetivamente|rol|testemunhas|quesitos|assistentes?|tecnicos?|pertinencia|necessidade|utilidade|finalidade|relevancia|preliminar(?:es)?|arguid[oa]s?|desistencia|concordancia|formulad[oa]s?|pedidos?',
    'documentos?|documentacao|voluntari[oa]|desarquivamento|especial|extraordinario|preenchimento|pressupostos|requisitos|documentalmente|alegad[oa]s?|solicitad[oa]s?|recolhimento|diferenca|bloquead[oa]s?|comprovantes?|procuracao|representacao|processual|processuais|planilha|calculos?|atualizad[oa]s?|atualizacao|debito|debitos|valor(?:es)?|causa|custas|iniciais|complementares|despesas|taxas?|guias?|diligencias?|preparo|extratos?|bancarios?|renda|rendimentos|imposto|gratuidade|hipossuficiencia|residencia|endereco|bens|penhora|penhoraveis|pesquisas?|resultados?|negativ[oa]s?|positiv[oa]s?|avisos?|recebimento|ar|certidao|certidoes|proposta|acordo|interesse|conciliacao|autos|retorno|feito|andamento|prosseguimento|processo|acao|dar|despacho|retro|direito|obito|sisbajud|renajud|infojud|petic\\p{L}+|juntad[oa]s|anexad[oa]s|nov[oa]s?|apresentad[oa]s?|fls|folhas|id|evento',
  ].join('|')})$`,
  'iu',
)

/** "A parte autora requer", "a ré apresentou": a report, no order. */
const REPORTS = `(?:(?:${ACTS})\\p{L}*(?:ou|aram|eu|eram|iu|iram|avam?)(?:-se)?|requer(?:em|ia|iam)?|(?:apresent|junt|inform|impugn|pag|comprov|manifest|indic|ofert|contest|deposit|prest|fal|especific|justific|regulariz|complement|embarg)am?(?:-se)?|(?:promov|recolh|cumpr|oferec|esclarec|respond|exib)em?|op(?:oe|oem)|traz(?:em)?|diz(?:em)?)(?![\\p{L}-])`
const REPORTS_BEHIND = new RegExp(`^[\\s,()]*(?:uteis[\\s,()]*)?${REPORTS}`, 'iu')
/** Texts that begin like an order and are none, or whose addressee is unclear. */
const NO_ORDER = new RegExp(
  [
    `(?<!\\p{L})${REPORTS}`,
    // "cientes de que o prazo recursal é de"
    '(?<!\\p{L})que\\s+os?$',
    // "a ré, intimada a pagar"
    '^[ao]s?\\s(?!.*(?<!\\p{L})ficam?(?!\\p{L})).*intimad',
    // "defiro a prova oral", and not "defiro ao réu o prazo"
    `^(?:defiro|concedo)\\s+[oa]s?\\s+(?!${PARTY}(?!\\p{L})|derradeir|suplementar|nov|mais)\\p{L}`,
    // "sobre a proposta de pagamento em 30 dias"
    '(?<!\\p{L})(?:proposta|pedido|acordo)\\s[^,;]*(?:pag|cumpri|deposit)\\p{L}*[^,;]*$',
    '^ab(?:(?:ra|re)-se|ro)(?!.*(?<!\\p{L})para(?!\\p{L}))(?!.*\\s(?:pel|n)o$)',
    '^(?:intimem?-se|intimo|intimacao)\\s+d?[oa]s?\\s+(?:testemunhas|assistentes?)(?!\\p{L})',
    `^(?:cumpra|comprove|junte|traga|requeira|habilite|informe|complemente|retifique|ratifique|promova|providencie|indique|preste|exiba)m?-se(?!\\p{L})(?!.*(?<!\\p{L})${PARTY}(?!\\p{L}))`,
  ].join('|'),
  'iu',
)

/** `, FULANA DE TAL E OUTRO LTDA,` after the party, in a text that is not all capitals. */
const NAMES = /,\s*\p{Lu}[\p{L}.'&/-]*(?:\s+(?:\p{Lu}[\p{L}.'&/-]*|d[aeo]s?|e|&))*\s*(?=,|$)/gu

function isPlainHead(head: string): boolean {
  const isSummons = SUMMONS.test(head) && TO_PARTY.test(head)
  if (!isSummons && !ORDERS.test(head) && !TO_REPLY.test(head)) return false
  if (NO_ORDER.test(head)) return false
  if (/["“”«»]|\(\s*\)\s*[^()]*$|\d[/.-]\d{1,2}[/.-]\d{2}/u.test(head)) return false
  const unnamed = /\p{Ll}/u.test(head) ? head.replace(NAMES, ',') : head
  const words = unnamed
    .replace(/\s+/gu, ' ')
    .replace(OF_OTHERS, ' ')
    .replace(SUBJECTS, ' ')
    .match(/[\p{L}\d]+(?:-\p{L}+)*/gu)
  return (words ?? []).every((word) => WORDS.test(word))
}

/** Addressees other than a party, also in a name or after the deadline. */
const OTHERS =
  /(?<!\p{L})(?:ministerio|parquet|promotor\p{L}*|defensor\p{L}*|fazenda|uniao|estado|municipio|autarquia|instituto|inss|prefeitura|procuradoria|expert|curador\p{L}*|herdeir\p{L}*|arrematante|leiloeir\p{L}*|administrador\p{L}*|sindico|testemunha(?!s)|terceiros?|conjuge|avaliador\p{L}*|tradutor\p{L}*|contador\p{L}*|serventia|cartorio|secretaria|escrivania|juizo|deprecad\p{L}*|oficie|autoridade|empregador\p{L}*|pelo\s+oficial|(?:apresenta|entreg|elabora|conclu|complementa)\p{L}*\s+(?:d?[oa]s?\s+)?laudo)(?!\p{L})/iu
/**
 * "Sobre a contestação apresentada pelo INSS": the subject concerns another, the order is addressed
 * to a party.
 */
const OF_OTHERS =
  /(?<=(?:sobre|acerca\s+d?|quanto\s+a?|ciencia\s[^,.;]{0,40}d|vista\s[^,.;]{0,40}d)\s?(?:[oa]s?)\s)(?:manifestac(?:ao|oes)|contestac(?:ao|oes)|peticao|informac(?:ao|oes)|calculos?|parecer|impugnacao|proposta\s+de\s+acordo|documentos)(?:\s+(?:apresentad|ofertad|oferecid|formulad|juntad|elaborad|prestad)[oa]s?)?\s+(?:pel|d)[oa]s?\s+(?:inss|fazenda(?:\s+(?:publica|nacional))?|contador(?:ia)?(?:\s+judicial)?|uniao|municipio|ministerio\s+publico)(?!\p{L})|(?<=promov\p{L}{1,3}\s[^,.;]{0,40})habilitacao\s+d[eo]s\s+herdeiros|dest[ea]\s+juizo(?=,)/giu

function isOfOthers(text: string): boolean {
  return OTHERS.test(text.replace(OF_OTHERS, ''))
}

/** An event that is still to come, on which the following order may depend too. */
const AWAITED_EVENT =
  /^[\s\d.)\-–]*(?:com|apos|depois|se|caso|havendo|inexistindo|quando|vind\p{L}+|sobrevind\p{L}+|decorrid\p{L}+|transcorrid\p{L}+|cumprid\p{L}+|oportunamente|em\s+seguida|na\s+sequencia|assim\s+que|tao\s+logo|aguarde\p{L}*|realizad\p{L}+|efetivad\p{L}+|feit[oa]|juntad[oa]s?)(?!\p{L})|(?<!\p{L})(?:suspen[ds]|sobrest|paralis|precatoria|edital|aguarde)/iu

const TAIL_BEGINS = new RegExp(
  `^(?:[\\s,()]|uteis|improrrogave(?:l|is)|cada(?=[\\s,]))*(?:$|[:;]|(?:sob(?:\\s+as)?\\s+penas?|para|sobre|acerca|quanto|a\\s+respeito|em\\s+(?:termos|replica|prosseguimento|alegacoes)|nos\\s+termos|na\\s+forma|conforme|com\\s+(?:multa|fundamento|base)|a\\s+fim|o\\s+que|quest|facultando-lhes?\\s+juntar|mediante\\s+(?:a\\s+)?(?:juntada|apresentacao)\\s+d|(?:os\\s+)?dados\\s+bancarios|se\\s+(?:(?:ha|tem|possu\\p{L}+|persiste)\\s+(?:o\\s+)?interesse|manifest\\p{L}+|pretend\\p{L}+)|requeri|contad|a\\s+contar|arts?(?:igo)?\\.?\\s*\\d|cpc|dar(?!\\p{L})|(?:[oa]s?\\s+)?(?:copias?(?=\\s)|petic|document|provas|custas|calculo|planilha|guia|comprovante|recolhimento|complement|andamento|extratos?(?=\\s)|procuracao|declarac|demonstrativo|pedido|instrumento|certid|contrato|(?:atual\\s+)?endereco|quesitos|rol|valor(?=\\s+(?:atribuid|d[ao]\\s))|(?:memoria|divergencia)(?=\\s)|primeiras\\s+declarac|alegad[oa]\\s|preenchimento|previo\\s|indicac|formulac|apresentac|habilitac|especificac)|(?:${ACTS})\\p{L}*(?:-se|-[oa]s?)?(?!\\p{L})))`,
  'iu',
)
/**
 * Words that move the beginning or change the length, or give the deadline to another addressee or
 * act.
 */
const TAIL_MOVES =
  /(?<![\p{L}-])(?:apos|depois|antes|antece\p{L}*|anterior\p{L}*|previ[oa]s?|partir|flu(?:i|ir|indo|encia)\p{L}*|corr(?:e|er|era|ido|idos|endo)|inici(?:o|a|ar|ara|ando|ando-se|ado)|comec\p{L}*|termo\s+inicial|desde|enquanto|quando|caso|salvo|exceto|se\s+(?!ha|tem|possu|persiste|manif|pretend|da\s+quitacao)\p{L}+|ja|em\s+curso|vier\p{L}*|vindour\p{L}*|vindo|houver|ocorr\p{L}*|(?:d[aeo]s?|com\s+a|n[ao])\s+(?:efetiva\s+)?(?:juntada|audiencia|realizacao|homologacao|transito|data|decisao|protocolo)|dobro|sucessiv\p{L}*|prorrog\p{L}*|igual|metade|restante|deduz\p{L}*|descont\p{L}*|remanescente|perit\p{L}*|pericia|pericial|laudo|mandado|carta|desocup\p{L}*|purg\p{L}*|restabele\p{L}*|reembols\p{L}*|entreg\p{L}*|fornec\p{L}*|implant\p{L}*|exclu\p{L}*|averb\p{L}*|abst\p{L}*|foi|foram|silenci\p{L}*|nao|feriados?|sabados?|continu\p{L}*|incluid\p{L}*|inclusive)(?!\p{L})/iu
/** "Counted from this notice", which changes nothing; up to the end or the next comma. */
const FROM_NOTICE =
  /^[\s,(]*(?:uteis[\s,(]*)?(?:contad[oa]s?|a\s+contar)\s+(?:em\s+dias\s+uteis|(?:a\s+partir\s+)?d[aeo]s?t?[ae]?\s+(?:data\s+d[aeo]s?\s+)?(?:publicacao|intimacao|disponibilizacao|ciencia)(?:\s+(?:dest[ea]|d[oa]\s+presente)(?:\s+(?:decisao|despacho|ato))?)?)\s*\)?\s*(?=,|$)/iu
/** The consequence of a missed deadline, which does not change the deadline. */
const PENALTY =
  /sob\s+(?:as\s+)?penas?\s+d[aeo]\s+[^,;]*|(?:valendo|importando)\s+o\s+silencio\s+(?:como|em)\s+(?:concordancia|anuencia|aceitacao|quitacao)/giu

function isPlainTail(behind: string): boolean {
  const counted = behind.replace(FROM_NOTICE, '')
  const tail = counted.replace(PENALTY, 'sob pena')
  if (/["“”«»]/u.test(tail) || !TAIL_BEGINS.test(tail)) return false
  if (REPORTS_BEHIND.test(tail)) return false
  if (/^[\s,()]*(?:uteis[\s,()]*)?(?:contad|a\s+contar)/iu.test(counted)) return false
  const plain = tail.replace(/\s+/gu, ' ').replace(SUBJECTS, ' ')
  return !TAIL_MOVES.test(plain)
}
