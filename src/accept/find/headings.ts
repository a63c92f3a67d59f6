import { type Heading, heading } from './heading.js'
import { PARTY } from './party-headings.js'

/** The service takes interest by the month; a yearly or daily rate is another number. */
const OTHER_PERIODS = `ano | anos | anual | anuais | a a | aa | dia | dias | diario | diarios | diaria
  diarias | a d | ad | semestre | semestral | trimestre | trimestral | semana | semanal`

/** Of a calculation that exists, and of one that is made. */
const CALCULATION_NAMES =
  'nome do calculo | nome calculo | titulo do calculo | descricao do calculo'

/** Words that may follow in the name of a search period, unlike "Data de início do contrato". */
const PERIOD_GOES_ON = `do | da | de | das | periodo | busca | pesquisa | consulta | publicacao
  publicacoes | disponibilizacao | diario`

/** "Devedor pagou", "Cliente recebeu": an amount or a day, and no name. */
const ACTS = 'pagou | pagaram | quitou | depositou | amortizou | abateu | devolveu | recebeu'

export const HEADINGS: Readonly<Record<string, Heading>> = {
  numero_processo: heading('Nº do processo', {
    names: `n do processo | no do processo | num processo | n processo | nr processo | nro processo
      numero do processo | numero processo | numeroprocesso | processo | processo n
      processo judicial | autos | autos n | n dos autos | numero dos autos | n cnj | cnj
      numero cnj | numerocnj | processo cnj | numero unico | n unico | numero unificado
      numero processo unico | npu | numero do feito | proc | processo autos | litigation | case number`,
    // The number of anything; cells that are case numbers decide.
    weak: 'acao | acao n | numero da acao | numero | numeros',
    unlike: `sei | administrativo | protocolo | precatorio | contrato | pasta | origem | originario
      conhecimento | execucao | apenso | vinculado | dependente | recurso`,
  }),
  numero_acao_originaria: heading('Nº da ação originária', {
    names: `numero da acao originaria | processo originario | processo de origem | autos de origem
      processo de conhecimento`,
  }),
  numero_execucao: heading('Nº da execução ou do cumprimento', {
    names: 'numero do processo de execucao | cumprimento de sentenca n',
    wholes: 'incidente',
  }),
  numero_precatorio: heading('Nº do precatório ou da RPV', {
    names: `numero do precatorio | numero precatorio | precatorio | n rpv | n do precatorio
      oficio requisitorio | n ep`,
    wholes: 'rpv | ep',
  }),
  valor: heading('Valor histórico', {
    names: `valor | valor historico | vl historico | vlr historico | valor original | vl original
      vlr original | valor nominal | valor principal | principal | valor do debito
      valor da divida | valor devido | valor da parcela | vl parcela | vlr parcela
      valor parcela | valor da prestacao | valor do titulo | valor titulo | valor da condenacao
      valor condenacao
      valor da causa | valor causa | vl causa | vlr causa | valor base | valor na data base
      valor data base | valor do precatorio | valor total do precatorio | valor liquido
      valor bruto | saldo devedor | vl principal | vlr | vl`,
    wholes: 'debito | divida | r$ | montante | quantia | importancia | saldo | amount',
    // "R$ causa" is normalised to this word.
    // The total of a document is owed, unlike that of a sheet.
    weak: `causa | valor sem correcao | valor s correcao | valor sem juros | valor s juros
      valor sem encargos | valor s encargos | total fatura | total nota | total nota fiscal | total nf | total boleto
      total conta | total pedido | total compra | valor total fatura | valor total nota
      valor total nota fiscal | valor total nf | valor total boleto | valor total conta`,
    doubtful: 'total | valor total',
    doubts: `atualizado | atualizada | atualizados | corrigido | corrigida | corrigidos | reajustado
      reajustada | total | totais | final | atual | acrescido`,
    // Allowed words, as no list of refused ones is complete: "Valor mensal", "Valor c/ correção".
    mayFollow: `de | da | do | das | dos | a | o | e | em | na | no | ao | real | reais | brl | moeda
      corrente | acao | acoes | pedido | pedidos | inicial | historica | ativa | processo | cliente
      autor | reu | credor | contrato | acordo | aluguel | alugueis | boleto | fatura | nota | fiscal
      nf | duplicata | cheque | credito | documento | verba | rubrica | indenizacao | dano | danos
      moral | morais | material | materiais | beneficio | face | execucao | sentenca | prejuizo
      ressarcimento | reembolso | restituicao | diferenca | diferencas | cota | quota | condominio
      condominial | mensalidade | prestacao | requisicao | rpv | lancamento | compra | venda
      mercadoria | servico | servicos | vencido | vencida | vencidos | vencimento | corrigir | atualizar
      originario | originaria | singelo | singela | reclamado | pleiteado | postulado | cobrado
      cobranca | inadimplido | inadimplida | inadimplente | desembolsado | financiado | emprestado
      emprestimo | mutuo | deposito | lancado | faturado | contratado | taxa | entrada | premio
      seguro | sinistro | imovel | veiculo | anuidade | matricula | pensao | alimentos | titulos
      faturas | notas | parcelas | despesa | despesas | adiantamento | locacao | iptu | mil | milhares | milhoes | x | 1 | 000 | 1000`,
    unlike: `pago | paga | pagos | recebido | recebida | desconto | abatimento | juros | multa
      honorarios | custas | venal | ir | irrf | inss | parcelas | extenso | depositado
      levantado | bloqueado | penhorado | provisionado | provisao | quitado | amortizado | ufir | m2 | m² | m3 | m³ | kwh`,
  }),
  data_base: heading('Data de vencimento ou termo inicial', {
    names: `data de vencimento | vencimento | venc | dt venc | dt vencimento | vencto | data vencto
      vcto | data vcto | data base | database | data do debito | data da divida | data do fato
      data do evento | evento danoso | data do desembolso | desembolso | data do pagamento
      data da arrecadacao | data do recolhimento | competencia | mes ano | ano mes | aaaamm
      mes de referencia | data inicial | termo inicial | termo inicial da correcao
      data da parcela | data da despesa | data da distribuicao | ajuizamento | data do ajuizamento
      due date | bom para | data bom para | inicio da correcao | corrigir desde
      corrigir a partir de | correcao desde | atualizar desde | atualizar a partir de`,
    weak: `data | dt | referencia | ref | distribuicao | date | data limite | data limite pagamento | data limite para pagamento
      pagar ate`,
    even: `data do pagamento | data da arrecadacao | data do recolhimento | competencia | mes ano
      ano mes | mes de referencia | data do fato | data do evento | evento danoso`,
    // The date of a document, beside the month that it is for, or of a judgment, beside its fact.
    rivals: `emissao | data de emissao | dt emissao | data da nota | data nota | data da fatura
      data do documento | data do lancamento | data de lancamento | data da compra | data da venda
      data do faturamento | data de faturamento | data do servico | data do arbitramento
      arbitramento | data da sentenca | data do acordao | data da condenacao | data da fixacao`,
    unlike: `juros | citacao | final | nascimento | nasc | cadastro | obito | atualizacao | calculo
      consulta | impressao | protesto | audiencia | fim | nomeacao | admissao | contato | ligacao
      juntada | extracao | geracao | exportacao | importacao | alteracao | criacao | relatorio | dias`,
  }),
  data_citacao: heading('Data da citação', {
    names: `data da citacao | data citacao | dt citacao | termo inicial dos juros
      juros a partir de | juros desde | inicio dos juros | inicio da mora | data de inicio da mora
      data da mora | mora desde | em mora desde | em mora a partir de | mora a partir de | termo inicial da mora
      constituicao em mora | data da constituicao em mora | notificado em
      data da notificacao | data da interpelacao`,
    wholes: 'citacao',
  }),
  data_transito: heading('Trânsito em julgado', {
    names: 'data do transito em julgado | transito em julgado',
    wholes: 'transito',
  }),
  data_atualizacao: heading('Atualizar até', {
    names: `atualizar ate | data de atualizacao | data da atualizacao | data final | termo final
      atualizado ate | data do calculo | data base final | calcular ate | recalcular ate
      corrigir ate`,
    past: 'atualizado ate | data de atualizacao | data da atualizacao | data do calculo',
  }),
  indice: heading('Índice ou tabela', {
    names: `indice | indexador | indice de correcao | tabela judicial | tabela pratica
      tabela de atualizacao`,
    wholes: 'tabela | index',
    weak: 'correcao',
  }),
  juros_percentual: heading('Juros % a.m.', {
    names: `juros | juros % | % juros | taxa de juros | juros a m | juros ao mes | juros de mora
      juros percentual`,
    doubts: OTHER_PERIODS,
    unlike: 'valor | partir | inicio | termo | desde',
  }),
  multa_percentual: heading('Multa %', {
    names: 'multa | multa % | % multa | clausula penal | multa percentual',
    doubts: OTHER_PERIODS,
  }),
  honorarios: heading('Honorários', {
    names: `honorarios | honorarios advocaticios | % honorarios | honorarios % | honorarios valor
      sucumbencia | honorarios arbitrados % | honorarios fixados % | % honorarios arbitrados
      % honorarios fixados`,
    wholes: 'hon',
    // Amounts that a court has set for somebody else's work.
    unlike: `arbitrado | arbitrados | fixado | fixados | pericial | periciais | dativo | dativos
      destacado | destacados`,
  }),
  descricao: heading('Descrição', {
    names: 'descricao | historico',
    wholes: 'rubrica | verba | description',
    weak: `titulo | parcela | parcela n | n parcela | natureza | evento | observacao | observacoes
      obs`,
  }),
  custas: heading('Custas? (S/N)', {
    names: 'e custas | custas processuais | despesas processuais',
    wholes: 'custas',
  }),
  oab_numero: heading('OAB', {
    // Whose registration "OAB SP" or "OAB do réu" is, the cells and the user decide.
    names: `oab | n oab | num oab | numero oab | numero da oab | oab n | inscricao oab | oab uf
      advogado oab | advogado responsavel oab | patrono oab | nome oab | nome e oab | oab numero | oab do advogado | oab da advogada | oab seccional | inscricao na oab
      n de inscricao na oab | n inscricao na oab | numero de inscricao na oab | registro oab | registro na ordem | inscricao na ordem | oab principal | inscricao principal`,
    wholes:
      'inscricao | n inscricao | no inscricao | numero inscricao | inscricao numero | inscricao n',
    unlike: `ano | data | estado | situacao | status | validade | anuidade | regular | cidade | nome
      subsecao | email | mail | telefone | senha | desde`,
  }),
  oab_uf: heading('UF da OAB', {
    names: `uf oab | uf da oab | seccional | estado oab | uf da inscricao | estado da inscricao | secional`,
    wholes: 'uf | u f | conselho seccional',
    weak: 'estado | estado da oab | secao | secao oab | conselho | est',
  }),
  advogado_nome: heading('Advogado(a)', {
    names: `advogado | advogada | nome do advogado | patrono | procurador | advogado responsavel
      advogado a`,
    wholes: 'nome | nome completo',
    weak: 'primeiro nome | prenome | first name | given name | dr | dra',
  }),
  oab_nome: heading('Advogado(a) da inscrição', {
    names: `advogado | advogada | nome do advogado | nome da advogada | patrono | procurador
      advogado a`,
    wholes: 'nome | nome completo',
    weak: 'dr | dra',
  }),
  nome_do_meio: heading('Nome do meio', {
    names: 'segundo nome | nome do meio | middle name',
  }),
  sobrenome: heading('Sobrenome', {
    names: 'sobrenome | nome de familia | ultimo nome | last name | surname',
  }),
  texto_busca: heading('Texto procurado', {
    names: `termo | termos | texto procurado | expressao | palavra chave | palavras chave
      expressao de busca | termo de busca | termo de pesquisa | termo pesquisado | texto pesquisado`,
    wholes: 'palavra | palavras',
  }),
  tipo_comunicacao: heading('Tipo de comunicação', { names: 'tipo de comunicacao' }),
  orgao_id: heading('ID do órgão', { names: 'id do orgao | id orgao' }),
  data_inicio: heading('Início do período', {
    names: `data inicio | disponibilizada desde | disponibilizadas desde | inicio do periodo
      pesquisar a partir de | pesquisar desde | buscar a partir de | buscar desde
      publicacoes a partir de | publicacoes desde`,
    // "De" may be a sender and "Início" the start of anything; cells that are dates decide.
    weak: 'de | desde | a partir de | a partir do dia | desde o dia | inicio | data inicial | periodo | periodo inicial',
    mayFollow: PERIOD_GOES_ON,
  }),
  data_fim: heading('Fim do período', {
    names: `data fim | disponibilizada ate | disponibilizadas ate | periodo ate | fim do periodo
      pesquisar ate | buscar ate | publicacoes ate`,
    weak: 'ate | fim | data final | periodo final',
    mayFollow: PERIOD_GOES_ON,
  }),
  parte_nome: heading('Parte', PARTY),
  responsavel: heading('Responsável interno', {
    names: 'responsavel | responsavel interno | coordenador | controladoria',
    wholes: 'equipe | nucleo | controller',
    weak: 'advogado responsavel | advogada responsavel | responsaveis',
  }),
  responsavel_email: heading('E-mail do responsável', {
    names: `e mail responsavel | e mail do responsavel | email responsavel | email do responsavel
      responsavel e mail | responsavel email`,
    wholes: 'email | e mail',
    weak: `emails | e mails | e mail do advogado | e mail da advogada | email do advogado
      email da advogada | e mail advogado | email advogado | e mails dos responsaveis
      e mails do responsavel | correio eletronico`,
  }),
  cliente: heading('Cliente', {
    names: 'cliente | nome do cliente | nosso cliente | parte representada',
    weak: 'carteira | empresa | grupo | contratante | credor | cedente | exequente',
    last: 'exequente',
    unlike: ACTS,
  }),
  parte_contraria: heading('Parte contrária', {
    names: `parte contraria | parte adversa | adverso | executado | requerido | devedor
      ente devedor | entidade devedora | reclamada`,
    wholes: 'reu',
    // The debtor, in the words of landlords, schools, clinics, lenders and tax offices.
    weak: `quem deve | condomino | condomina | morador | moradora | inquilino | inquilina | locatario | locataria
      aluno | aluna | responsavel financeiro | paciente | cooperado | cooperada | associado | associada
      mutuario | mutuaria | sacado | sacada | contribuinte | sujeito passivo | consorciado | consorciada
      arrendatario | arrendataria | emitente | nome do devedor | nome do condomino | nome do inquilino
      nome do locatario | nome do aluno | nome da aluna | nome do paciente | nome do cooperado
      nome do associado | nome do mutuario | nome do sacado | nome do contribuinte`,
    unlike: ACTS,
  }),
  documento: heading('CPF/CNPJ', { names: 'cpf | cnpj | cpf cnpj', wholes: 'documento | doc' }),
  tribunal: heading('Tribunal', {
    names: 'tribunal | sigla tribunal | nome do tribunal',
    wholes: 'tj',
    // Also the issuer of an identity card, or the chamber of a case; cells that name courts decide.
    weak: 'orgao | justica',
  }),
  comarca_vara: heading('Comarca ou vara', {
    names: `vara | comarca | foro | orgao julgador | juizo | descricao da vara de origem
      vara descricao | foro vara`,
  }),
  pasta: heading('Pasta ou ID interno', {
    names: 'pasta | n pasta | id interno | dossie | gcpj | id processo | contrato | n contrato',
    wholes: 'id | codigo | cod | chave',
  }),
  calc_id: heading('ID do cálculo salvo', {
    names: `calcid | calc id | id do calculo | id calculo | n do calculo | codigo do calculo
      cod do calculo | numero do calculo | calculo n | calculo id | calculo salvo`,
    wholes: 'calculo',
  }),
  arquivo: heading('Arquivo do documento', {
    names: `arquivo | caminho | caminho do arquivo | nome do arquivo | arquivo do documento
      caminho do documento`,
    wholes: 'file | path | pdf | anexo',
    weak: 'documento | documentos',
  }),
  pasta_documento: heading('Pasta do documento', {
    names: 'pasta do arquivo | pasta do documento | caminho da pasta | subpasta | diretorio',
    // On other sheets, the folder of the case.
    weak: 'pasta | folder | directory',
  }),
  paginas: heading('Páginas do documento', {
    wholes: `paginas | pagina | pag | pags | paginas do documento | intervalo de paginas | folhas | fls
      trecho`,
  }),
  conteudo_documento: heading('Conteúdo do documento', {
    wholes: `conteudo | conteudo do arquivo | conteudo do documento | descricao do arquivo
      descricao do documento | descricao do anexo | assunto do documento`,
  }),
  titular_documento: heading('Titular do documento', {
    wholes: `titular | titular do documento | titular do arquivo | nome no documento | pertence a | documento pertence a
      documento em nome de | em nome de`,
  }),
  tipo_documento: heading('Tipo do documento', {
    names: 'tipo de documento | tipo do documento | doctype',
    // Type of the document, of the file or of the case; its cells decide.
    weak: 'tipo | especie | especie do documento | classe do documento | peca | peca processual',
  }),
  calc_nome: heading('Nome do cálculo', { names: CALCULATION_NAMES }),
  name: heading('Nome do cálculo', { names: CALCULATION_NAMES }),
  calc_tipo: heading('Tipo do cálculo', {
    names: 'tipo de calculo | tipo do calculo',
    wholes: 'tipo | type',
  }),
}
