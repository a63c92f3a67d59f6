import { atLines, list, type Message, many, quoted, quotes, reais } from './message.js'

const AROUND: Record<string, string> = {
  file: 'O nome do arquivo',
  page: 'O cabeçalho ou rodapé da página',
}
const around = (where: unknown) => AROUND[String(where)] ?? 'O nome da aba'

/** Questions about the layout of a sheet. */
export const layoutPt = {
  ask_hidden_sheets: {
    text: (f) =>
      `A tabela não está inteira nas abas visíveis; há abas ocultas: ${quotes(f.sheets)}.`,
    todo: (f) =>
      `Se a tabela está numa delas, diga qual com --sheet NOME${Array.isArray(f.other) ? `; ou qual das visíveis: ${quotes(f.other)}` : ''}.`,
  },
  ask_hidden_column: {
    text: (f) =>
      `A coluna ${f.column} está oculta, e à vista há ${list(f.candidates)}: qualquer uma pode ser ${f.label}.`,
    todo: (f) => `Escolha com --map ${f.field}="Título", ou a letra da coluna.`,
  },
  told_hidden_columns: {
    text: (f) => `Lido de coluna oculta: ${list(f.columns)}.`,
    todo: () => 'Reexiba a coluna e confira antes de confirmar.',
  },
  ask_header_any: {
    text: (f) => `O cabeçalho da tabela não foi reconhecido (abas lidas: ${list(f.sheets)}).`,
    todo: (f) =>
      `Diga as colunas com --map CAMPO="Título". É preciso ao menos uma destas: ${list(f.asked)}. Se não há linha de títulos, ponha uma acima dos dados.`,
  },
  swallowed_lines: {
    text: (f) =>
      `Linha ${f.line}: as aspas abertas aí só fecham na linha ${f.last}, e tudo entre elas foi lido como uma célula só (${quoted(f.value)}).`,
    todo: () => 'Feche ou retire as aspas, ou salve como .xlsx.',
  },
  ask_items_above: {
    text: (f) =>
      `Acima do cabeçalho da linha ${f.header} há o que parece ser outra tabela (${atLines(f.lines, 'linha', 'linhas')}), que ficaria de fora.`,
    todo: () =>
      'Ponha cada tabela na sua aba e diga qual com --sheet NOME, ou apague o que não é da tabela.',
  },
  ask_other_header: {
    text: (f) =>
      `Linha ${f.line}: parece o cabeçalho de outra tabela (${quotes(f.headings)}); as linhas abaixo seriam lidas pelas colunas do cabeçalho da linha ${f.header}.`,
    todo: () =>
      'Ponha cada tabela na sua aba e diga qual com --sheet NOME, ou apague o que não é da tabela.',
  },
  ask_said_corrected: {
    text: (f) =>
      `${f.line === undefined ? around(f.around) : `Linha ${f.line}:`} ${quoted(f.value)}: os valores da coluna ${f.amount} podem já estar corrigidos ou ter encargos, que seriam contados duas vezes.`,
    todo: (f) =>
      `Se são os valores históricos, confirme com --map ${f.field}="${f.heading}"; se já estão corrigidos, use a coluna dos valores históricos, ou ponha como data de cada linha a da última correção.`,
  },
  ask_instalments: {
    text: (f) =>
      `Coluna ${f.column}: há linhas de várias parcelas ou unidades (linha ${f.line}: ${quoted(f.value)}), e a linha tem um valor e uma data só; só isso seria corrigido.`,
    todo: (f) =>
      `Ponha uma linha para cada parcela, com o seu vencimento; se a coluna ${f.amount} é mesmo tudo o que há a corrigir, a partir da data da linha, confirme com --map ${f.field}="${f.heading}".`,
  },
  ask_first_due: {
    text: (f) =>
      `Coluna ${f.column}: é o vencimento da primeira parcela (linha ${f.line}: ${quoted(f.value)}), e cada linha seria corrigida a partir dele, também a de outra parcela.`,
    todo: (f) =>
      `Ponha o vencimento de cada parcela em sua linha; se cada linha é mesmo a primeira parcela, confirme com --map ${f.field}="${f.heading}".`,
  },
  ask_running_balance: {
    text: (f) =>
      `Coluna ${f.amount}: o saldo só cresce, ou só diminui, de uma linha para a outra (a partir da linha ${f.line}: ${quoted(f.value)}), como o que se acumula; o mesmo lançamento seria corrigido em várias linhas.`,
    todo: (f) =>
      `Use a coluna do valor de cada lançamento; se cada saldo é mesmo uma dívida própria, confirme com --map ${f.field}="${f.heading}".`,
  },
  ask_all_negative: {
    text: (f) =>
      `Coluna ${f.amount}: a soma dos valores é negativa (linha ${f.line}: ${quoted(f.value)}); os negativos iriam como pagamentos, e o total seria negativo.`,
    todo: (f) =>
      `Escreva as dívidas sem o sinal de menos; se são mesmo pagamentos ou créditos, confirme com --map ${f.field}="${f.heading}".`,
  },
  ask_settled_sheet: {
    text: (f) =>
      `${around(f.around)} ${quoted(f.value)} parece dizer que as dívidas já foram pagas ou canceladas, ou que a planilha não vale mais, e as linhas seriam calculadas como as outras.`,
    todo: (f) =>
      `Use a planilha ou a aba (--sheet NOME) do que é devido; se estas são mesmo devidas, confirme com --map ${f.field}="${f.heading}".`,
  },
  ask_interest_on_charges: {
    text: (f) =>
      `Coluna ${f.column}: há linhas que já são juros ou multa (linha ${f.line}: ${quoted(f.value)}), e os juros pedidos incidiriam também sobre elas.`,
    todo: (f) =>
      `Deixe na planilha só o principal, ou faça um lote à parte, sem juros, para essas linhas; se os juros são mesmo sobre tudo, confirme com --map ${f.field}="${f.heading}".`,
  },
  ask_rate_by_year: {
    text: (f) =>
      `Coluna ${f.column}: a planilha fala de taxa ao ano (linha ${f.line}: ${quoted(f.value)}), e o serviço espera juros ao mês.`,
    todo: (f) =>
      `Escreva a taxa de cada mês; se a coluna já tem ${f.label} ao mês, confirme com --map ${f.field}="${f.heading}"; para não usá-la, --map ${f.field}= (vazio).`,
  },
  ask_interest_beside_selic: {
    text: (f) =>
      `Coluna ${f.column}: há juros ao lado da SELIC, que já os contém (linha ${f.line}: ${quoted(f.value)}); seriam contados duas vezes.`,
    todo: (f) =>
      `Para não usar a coluna, --map ${f.field}= (vazio); se são juros de outro tempo que não o da SELIC, confirme com --map ${f.field}="${f.heading}".`,
  },
  ask_constant_day: {
    text: (f) =>
      `Coluna ${f.column}: é o mesmo dia em todas as linhas (${quoted(f.value)}), e a coluna ${f.other} tem um dia para cada uma; a correção começaria do primeiro.`,
    todo: (f) =>
      `Diga qual é com --map ${f.field}="${f.otherHeading}" ou --map ${f.field}="${f.heading}".`,
  },
  ask_thousandths: {
    text: (f) =>
      `Coluna ${f.amount}: os valores aparecem com três casas (linha ${f.line}: ${quoted(f.value)} em reais), como milhares cujo ponto foi lido como vírgula.`,
    todo: (f) =>
      `Confira no original e corrija; se são mesmo reais e frações, confirme com --map ${f.field}="${f.heading}".`,
  },
  told_no_strikes: {
    text: () =>
      'Em arquivos .xls e .xlsb não se vê o que está riscado, e as linhas riscadas são lidas como as outras.',
    todo: () => 'Se há linhas riscadas, retire-as, ou salve o arquivo como .xlsx.',
  },
  told_comments: {
    text: (f) =>
      `Há comentários em células ou caixas de texto na planilha (linha ${list(f.examples)}), e nem todos são entendidos.`,
    todo: () => 'Veja se algum diz que um valor já está corrigido, pago ou em outra unidade.',
  },
  ask_payments_positive: {
    text: (f) =>
      `Coluna ${f.column}: há pagamentos entre as dívidas (linha ${f.line}: ${quoted(f.value)}) sem o sinal de menos; seriam corrigidos como dívidas.`,
    todo: (f) =>
      `Ponha o sinal no próprio valor: pagamento é negativo. Se todas as linhas são mesmo dívidas, confirme com --map ${f.field}="${f.heading}".`,
  },
  ask_settled: {
    text: (f) =>
      `Coluna ${f.column}: há linhas pagas, canceladas, excluídas, suspensas, cedidas ou de um contrato já encerrado entre as outras (linha ${f.line}: ${quoted(f.value)}), e seriam calculadas como as outras.`,
    todo: (f) =>
      `Retire essas linhas. Se todas são mesmo devidas, confirme com --map ${f.field}="${f.heading}".`,
  },
  ask_not_chosen: {
    text: (f) =>
      `Coluna ${f.column}: há linhas que a própria planilha não escolhe (linha ${f.line}${f.value === '' ? '' : `: ${quoted(f.value)}`}), e seriam calculadas como as outras.`,
    todo: (f) =>
      `Retire essas linhas. Se todas entram, confirme com --map ${f.field}="${f.heading}".`,
  },
  ask_struck: {
    text: (f) =>
      `Há linhas riscadas na planilha (linha ${f.line}: ${quoted(f.value)}), e seriam corrigidas como as outras.`,
    todo: (f) =>
      `Retire essas linhas. Se também são devidas, confirme com --map ${f.field}="${f.heading}".`,
  },
  ask_struck_rows: {
    text: (f) =>
      `${many(f.count, 'linha está riscada', 'linhas estão riscadas')} na planilha (linha ${f.line}: ${quoted(f.value)}), e o que está riscado seria lido como o resto.`,
    todo: (f) =>
      `Retire o que não é para ler. Se é para ler também as riscadas, confirme com --map ${f.field}="${f.heading}".`,
  },
  told_struck_rows: {
    text: (f) =>
      `As linhas riscadas são lidas como as outras: ${many(f.count, 'linha', 'linhas')} (linha ${f.line}: ${quoted(f.value)}).`,
  },
  ask_marked_rows: {
    text: (f) =>
      `Coluna ${f.column}: diz de ${many(f.count, 'linha', 'linhas')} que não é para ler, ou que já foi lida (linha ${f.line}: ${quoted(f.value)}), e o que diz isso seria lido e pago como o resto.`,
    todo: (f) =>
      `Retire o que não é para ler. Se todas são para ler, confirme com --map ${f.field}="${f.heading}".`,
  },
  told_marked_rows: {
    text: (f) =>
      `Coluna ${f.column}: não é usada, e diz de ${many(f.count, 'linha', 'linhas')} que não é para ler, ou que já foi lida (linha ${f.line}: ${quoted(f.value)}); todas são lidas.`,
  },
  ask_unread_periods: {
    text: (f) =>
      `Coluna ${f.column}: diz o período de cada linha, mas não em datas (linha ${f.line}: ${quoted(f.value)}), e nada a lê; em todas seria procurado o período do pedido.`,
    todo: (f) =>
      `Ponha em duas colunas, Data início e Data fim, o primeiro e o último dia de cada linha; se o período do pedido vale para todas, diga --map ${f.field}= (vazio).`,
  },
  ask_exceptions: {
    text: (f) =>
      `Coluna ${f.column}: diz de ${many(f.count, 'linha', 'linhas')} o que não é para procurar (linha ${f.line}: ${quoted(f.value)}), e nada a lê; isso seria procurado e pago como o resto.`,
    todo: (f) =>
      `Retire a coluna, e filtre o resultado depois; se tudo é para procurar, confirme com --map ${f.field}="${f.heading}".`,
  },
  told_exceptions: {
    text: (f) =>
      `Coluna ${f.column}: diz de ${many(f.count, 'linha', 'linhas')} o que não é para procurar (linha ${f.line}: ${quoted(f.value)}), e não é usada; nada fica fora.`,
  },
  ask_doubtful_keys: {
    text: (f) =>
      `Coluna ${f.column}: diz de ${many(f.count, 'linha', 'linhas')} que o número ou o arquivo está errado, foi trocado ou não está confirmado (linha ${f.line}: ${quoted(f.value)}), e seria lido o da linha como está.`,
    todo: (f) =>
      `Corrija as linhas. Se é para ler mesmo o que está nelas, confirme com --map ${f.field}="${f.heading}".`,
  },
  told_doubtful_keys: {
    text: (f) =>
      `Coluna ${f.column}: não é usada, e diz de ${many(f.count, 'linha', 'linhas')} que o número ou o arquivo está errado, foi trocado ou não está confirmado (linha ${f.line}: ${quoted(f.value)}); é lido o que está na linha.`,
  },
  told_list_remarks: {
    text: (f) =>
      `Coluna ${f.column}: há observações em ${many(f.count, 'linha', 'linhas')} (linha ${list(f.examples)}), que não são usadas. Confira se nenhuma diz que a linha não é para ler, que é outro o número ou o arquivo, ou que há mais para procurar.`,
  },
  ask_list_note: {
    text: (f) =>
      `${f.line === undefined ? around(f.around) : `Linha ${f.line}:`} ${quoted(f.value)} parece dizer que a lista, ou uma parte dela, não é para ler, não vale mais ou não foi conferida, e tudo seria lido como está.`,
    todo: (f) =>
      `Retire o que não é para ler, ou corrija. Se tudo é para ler, confirme com --map ${f.field}="${f.heading}".`,
  },
  told_list_note: {
    text: (f) =>
      `${f.line === undefined ? around(f.around) : `Linha ${f.line}:`} ${quoted(f.value)} parece dizer que a lista, ou uma parte dela, não é para ler, não vale mais ou não foi conferida; tudo é lido como está.`,
  },
  told_state_of_title: {
    text: (f) =>
      `As inscrições sem UF são lidas como de ${f.uf}, como diz o título da linha ${f.line} (${quoted(f.value)}). Se alguma é de outra seccional, escreva a UF ao lado do número.`,
  },
  told_list_notes: {
    text: (f) =>
      `Há textos fora das linhas da tabela (linha ${list(f.examples)}), que não são usados. Confira se nenhum diz respeito às linhas; cores não são lidas.`,
  },
  ask_open_periods: {
    text: (f) =>
      `Coluna ${f.column}: em ${f.count} de ${many(f.starts, 'linha', 'linhas')} há o começo de um período e não o fim (linha ${f.line}: ${quoted(f.value)}). Como período de busca, essas linhas seriam rejeitadas.`,
    todo: (f) =>
      `Se são datas do processo ou do contrato, deixe-as de fora: --map data_inicio= --map data_fim= (vazios). Se são o período da busca, preencha o fim, ou confirme com --map data_inicio="${f.heading}".`,
  },
  ask_trainees: {
    text: (f) =>
      `${f.line === f.row ? 'Ao lado' : 'Abaixo'} de ${quoted(f.value)} (linha ${f.line}) há ${many(f.count, 'inscrição', 'inscrições')} sem a letra E, a partir da linha ${f.row}. Estagiários têm numeração própria: o advogado desse número é outra pessoa.`,
    todo: (f) =>
      `Retire essas linhas. Se são inscrições de advogados, confirme com --map ${f.field}="${f.heading}".`,
  },
  ask_firms: {
    text: (f) =>
      `${f.line === f.row ? 'Ao lado' : 'Abaixo'} de ${quoted(f.value)} (linha ${f.line}) há ${many(f.count, 'inscrição', 'inscrições')}, a partir da linha ${f.row}. Sociedades de advogados têm numeração própria: o advogado desse número é outra pessoa.`,
    todo: (f) =>
      `Ponha as inscrições dos advogados da sociedade. Se já são as deles, confirme com --map ${f.field}="${f.heading}".`,
  },
  ask_deducted: {
    text: (f) =>
      `Coluna ${f.column}: parece haver pagamento, desconto ou quota-parte ao lado do valor (linha ${f.line}: ${quoted(f.value)}), e o valor da coluna ${f.amount} seria corrigido inteiro.`,
    todo: (f) =>
      `Ponha cada pagamento em uma linha sua, com a sua data e o sinal de menos, ou use a coluna do saldo; se o valor é mesmo para corrigir inteiro, confirme com --map ${f.field}="${f.heading}".`,
  },
  ask_other_sheet: {
    text: (f) =>
      `A tabela está na aba ${quoted(f.sheet)}, e a aba ${quoted(f.other)} também parece tê-la (linha ${f.line}: ${quoted(f.value)}), com um título desconhecido.`,
    todo: () => 'Diga qual com --sheet NOME.',
  },
  ask_transposed: {
    text: (f) =>
      `A tabela da aba ${quoted(f.sheet)} está deitada: os títulos (${list(f.headings)}) estão um abaixo do outro, com os valores ao lado.`,
    todo: () =>
      'Copie a tabela e cole com Colar especial → Transpor, para ter um título por coluna.',
  },
  ask_left_out_sheet: {
    text: (f) =>
      `A aba ${quoted(f.other)} parece dizer o que não entra (linha ${f.line}: ${quoted(f.value)}), e isso está também na aba ${quoted(f.sheet)}, que seria lida inteira.`,
    todo: (f) =>
      `Retire as linhas que não entram; se todas entram, diga --sheet ${quoted(f.sheet)}.`,
  },
  ask_merged_heading: {
    text: (f) =>
      `Coluna ${f.column}: o título está mesclado sobre várias colunas preenchidas (${list(f.columns)}), e não está dito qual delas é ${f.label}.`,
    todo: (f) =>
      `Dê a cada coluna o seu título, ou diga a letra da coluna: --map ${f.field}=LETRA.`,
  },
  ask_group_title: {
    text: (f) =>
      `Coluna ${f.column}: está sob o título ${quoted(f.group)}, e pode não ser ${f.label}.`,
    todo: (f) =>
      `Se for, confirme com --map ${f.field}=${f.letter}; se não, diga a coluna certa${f.required === true ? '' : ` ou, se não há, --map ${f.field}= (vazio)`}.`,
  },
  ask_group_reais: {
    text: (f) =>
      `Coluna ${f.column}: está sob o título ${quoted(f.group)}, e o serviço espera percentual em ${f.label}.`,
    todo: (f) =>
      `Se for percentual, confirme com --map ${f.field}=${f.letter}; se não, --map ${f.field}= (vazio).`,
  },
  told_total_differs: {
    text: (f) =>
      `Linha ${f.line}: o total da planilha${f.label ? ` (${quoted(f.label)})` : ''} é ${reais(f.value)}, e as linhas lidas somam ${reais(f.sum)} (coluna ${f.column}): o da planilha é ${reais(String(f.difference).replace(/^-/, ''))} ${String(f.difference).startsWith('-') ? 'menor' : 'maior'}.`,
    todo: () => 'Confira se falta ou sobra alguma linha, ou se alguma não pôde ser lida.',
  },
  told_total_skips_texts: {
    text: (f) =>
      `Linha ${f.line}: o total da planilha${f.label ? ` (${quoted(f.label)})` : ''} é ${reais(f.value)} porque deixa de fora ${many(f.count, 'valor escrito como texto', 'valores escritos como texto')}, ao todo ${reais(f.of_texts)}: ${list(f.cells)}${Number(f.count) > 12 ? ', …' : ''}. As linhas lidas somam ${reais(f.sum)}.`,
    todo: () => 'Esses valores são lidos e calculados: o total da planilha é que está errado.',
  },
  told_total_visible: {
    text: (f) =>
      `Linha ${f.line}: o total da planilha é só das linhas visíveis, e ${many(f.hidden, 'linha oculta', 'linhas ocultas')} também entram na conta.`,
    todo: () => 'Se não valem, retire-as da planilha.',
  },
  line_maybe_note: {
    text: (f) =>
      `A célula de ${f.label} traz ${quoted(f.value)}: pode ser um item ou uma observação.`,
    todo: () =>
      'Se for um item, deixe na célula só o que é procurado; se for observação, ponha-a fora dessa coluna.',
  },
  line_maybe_total_undated: {
    text: (f) =>
      `A linha traz ${quoted(f.value)} e não tem data: pode ser uma dívida, ou a soma ou a média de outras.`,
    todo: () => 'Se for dívida, preencha a data; se não, escreva só Total.',
  },
} satisfies Record<string, Message>
