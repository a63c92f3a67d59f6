/** Orders as state courts print them that any lawyer reads alike: the business days, and the text. */
export const PLAIN_ORDERS: readonly (readonly [days: number, text: string])[] = [
  [
    15,
    'Intime-se a parte autora, na pessoa de seu advogado, para, no prazo de 15 (quinze) dias, manifestar-se sobre a contestação e documentos juntados.',
  ],
  [15, 'Intime-se a parte autora para, no prazo de 15 (quinze) dias, manifestar-se em réplica.'],
  [
    15,
    'Vistos. Manifeste-se a parte autora sobre a contestação e documentos, no prazo de 15 (quinze) dias. Intime-se.',
  ],
  [
    5,
    'Ciência às partes do retorno dos autos do E. Tribunal de Justiça. Requeiram o que de direito no prazo de 5 (cinco) dias. No silêncio, arquivem-se.',
  ],
  [
    10,
    'Fica a parte exequente intimada para, no prazo de 10 (dez) dias, dar prosseguimento ao feito, sob pena de arquivamento.',
  ],
  [
    15,
    'ATO ORDINATÓRIO. Nos termos do art. 203, § 4º, do CPC, fica a parte autora intimada a se manifestar sobre a contestação apresentada, no prazo de 15 dias.',
  ],
  [
    15,
    'Fica intimado o executado, na pessoa de seu advogado, para pagar o débito no prazo de 15 (quinze) dias, sob pena de multa de 10% e honorários advocatícios de 10% (art. 523, § 1º, do CPC).',
  ],
  [
    15,
    'Especifiquem as partes as provas que pretendem produzir, justificando sua pertinência, no prazo de 15 (quinze) dias, sob pena de preclusão.',
  ],
  [
    5,
    'Digam as partes, em 5 (cinco) dias, se têm interesse na designação de audiência de conciliação.',
  ],
  [
    15,
    'Intimem-se as partes para, no prazo comum de 15 (quinze) dias, especificarem as provas que pretendem produzir, justificando-as.',
  ],
  [
    15,
    'Emende a parte autora a petição inicial, no prazo de 15 (quinze) dias, sob pena de indeferimento, para juntar comprovante de residência atualizado.',
  ],
  [
    15,
    'Vistos. Para apreciação do pedido de gratuidade, junte a parte autora, no prazo de 15 dias, cópia das três últimas declarações de imposto de renda, extratos bancários dos últimos três meses e comprovante de renda, sob pena de indeferimento do benefício.',
  ],
  [
    5,
    'Manifeste-se o exequente acerca da certidão negativa do Oficial de Justiça, no prazo de 5 dias.',
  ],
  [
    10,
    'Manifeste-se a parte autora, em 10 dias, em termos de prosseguimento do feito, requerendo o que entender de direito.',
  ],
  [15, 'Dê-se vista à parte contrária para contrarrazões, no prazo de 15 (quinze) dias.'],
  [
    15,
    'Ao apelado para apresentar contrarrazões no prazo de 15 dias. Após, remetam-se os autos ao Egrégio Tribunal de Justiça.',
  ],
  [
    5,
    'Embargos de declaração opostos pela parte ré. Manifeste-se a parte embargada, no prazo de 5 (cinco) dias.',
  ],
  [
    15,
    'Fica a parte autora intimada, por seu procurador, para manifestar-se, no prazo de 15 (quinze) dias, sobre o laudo pericial de fls. 210/230.',
  ],
  [15, 'Manifestem-se as partes sobre o laudo pericial apresentado, no prazo comum de 15 dias.'],
  [
    15,
    'Regularize a parte ré sua representação processual, juntando procuração, no prazo de 15 (quinze) dias, sob pena de revelia.',
  ],
  [
    5,
    'Tendo em vista o resultado negativo da pesquisa SISBAJUD, manifeste-se o exequente em 5 dias.',
  ],
  [
    15,
    'Diante da juntada dos documentos, intime-se a parte contrária para manifestação em 15 dias, nos termos do art. 437, § 1º, do CPC.',
  ],
  [10, 'Intime-se o exequente para apresentar planilha atualizada do débito, no prazo de 10 dias.'],
  [15, 'Fl. 102: manifeste-se a parte autora no prazo de 15 dias.'],
  [15, 'Fls. 80/95: Ciência à parte autora. Manifeste-se em 15 dias.'],
  [5, 'Vista ao exequente pelo prazo de 5 dias sobre a impugnação à penhora.'],
  [
    15,
    'Intimação das partes para se manifestarem sobre os esclarecimentos do perito, no prazo de 15 dias.',
  ],
  [
    15,
    'INTIMAÇÃO da parte autora para, querendo, apresentar réplica à contestação no prazo de 15 (quinze) dias.',
  ],
  [
    30,
    'Concedo à parte autora o prazo de 30 (trinta) dias para cumprimento da determinação de fls. 45.',
  ],
  [15, 'Defiro o prazo suplementar de 15 (quinze) dias requerido pela parte autora.'],
  [
    10,
    'Intime-se a parte requerente para, em 10 (dez) dias, informar o atual endereço da parte requerida, sob pena de extinção.',
  ],
  [
    15,
    'Certifico que a contestação é tempestiva. Fica a parte autora intimada para apresentar réplica, no prazo de 15 (quinze) dias.',
  ],
  [
    15,
    'Nos termos da Portaria nº 01/2020 deste Juízo, fica a parte autora intimada para manifestar-se sobre o AR negativo, no prazo de 15 dias.',
  ],
  [
    5,
    'De ordem do MM. Juiz, intimo a parte exequente para que, no prazo de 05 (cinco) dias, manifeste-se sobre os valores bloqueados.',
  ],
  [15, 'Intimo a parte autora para, no prazo de 15 dias, apresentar impugnação à contestação.'],
  [
    15,
    'Pelo presente, fica Vossa Senhoria intimada para, no prazo de 15 (quinze) dias, apresentar contrarrazões ao recurso de apelação interposto.',
  ],
  [
    10,
    'Comprove a parte autora, documentalmente, a alegada hipossuficiência, no prazo de 10 (dez) dias.',
  ],
  [
    15,
    'Intime-se a executada, através de seu advogado, para que efetue o pagamento do débito no valor de R$ 12.345,67, no prazo de 15 (quinze) dias, sob pena de incidência de multa de 10% prevista no art. 523 do CPC.',
  ],
  [5, 'Intime-se o agravado para que responda no prazo de 5 dias.'],
  [
    15,
    'Intime-se a parte agravada para, querendo, apresentar contraminuta no prazo de 15 (quinze) dias, nos termos do art. 1.019, II, do CPC.',
  ],
  [
    10,
    'Recolha o autor a diferença das custas no prazo de 10 (dez) dias, sob pena de cancelamento da distribuição.',
  ],
  [15, 'À réplica, no prazo legal de 15 dias.'],
  [15, 'Réplica em 15 dias.'],
  [5, 'Diga o autor em 5 dias.'],
  [15, 'Sobre a contestação, diga a parte autora em 15 dias.'],
  [
    15,
    'Processo nº 1001234-56.2024.8.26.0100 - Procedimento Comum Cível - Indenização por Dano Moral - Maria de Souza - Banco XYZ S.A. - Vistos. Manifeste-se a parte autora em réplica no prazo de 15 dias. Int. - ADV: FULANO DE TAL (OAB 123456/SP)',
  ],
  [
    15,
    'Vistos. Recebo a emenda à inicial. Manifeste-se o autor sobre a preliminar arguida, em 15 dias.',
  ],
  [
    15,
    'Tendo em vista a apresentação de contestação, intime-se a parte autora para réplica, no prazo de 15 dias.',
  ],
  [
    15,
    'Considerando o teor da petição de fls. 120, intime-se a parte requerida para manifestação no prazo de 15 dias.',
  ],
  [
    10,
    'Indefiro o pedido de fls. 33. Requeira o exequente o que de direito, no prazo de 10 dias, sob pena de suspensão.',
  ],
  [5, 'Intime-se a parte autora para se manifestar sobre a petição da ré, no prazo de 5 dias.'],
  [15, 'Fica a parte ré intimada a apresentar documentos solicitados, em 15 (quinze) dias.'],
  [
    15,
    'Intime-se o réu para que se manifeste acerca do pedido de desistência formulado pelo autor, no prazo de 15 (quinze) dias, valendo o silêncio como concordância.',
  ],
  [
    5,
    'Manifeste-se a parte interessada sobre o prosseguimento, em 05 dias, sob pena de arquivamento dos autos.',
  ],
  [
    15,
    'Apresentem as partes quesitos e indiquem assistentes técnicos, no prazo de 15 (quinze) dias.',
  ],
  [
    15,
    'Intimem-se as partes para apresentação de quesitos e indicação de assistente técnico, em 15 dias.',
  ],
  [
    15,
    'Intime-se a parte ré para que, no prazo de 15 (quinze) dias, se manifeste sobre os documentos juntados pelo autor.',
  ],
  [10, 'Vista à parte autora dos documentos juntados, pelo prazo de 10 (dez) dias.'],
  [
    15,
    'Fica(m) o(s) autor(es) intimado(s) para manifestar-se sobre a contestação, no prazo de 15 (quinze) dias.',
  ],
  [
    5,
    'Fica a parte interessada intimada do desarquivamento dos autos, para requerer o que de direito no prazo de 5 dias.',
  ],
  [15, 'Ato ordinatório: vista à parte autora para réplica. Prazo: 15 dias.'],
  [15, 'Às partes para que especifiquem provas em 15 dias, sob pena de preclusão.'],
  [
    10,
    'Manifeste-se o credor sobre o depósito efetuado, no prazo de 10 dias, informando se dá quitação.',
  ],
  [
    5,
    'Intime-se a parte exequente para, no prazo de 5 (cinco) dias, requerer o que entender de direito, sob pena de arquivamento.',
  ],
  [
    15,
    'Intime-se a parte autora para, em 15 (quinze) dias, emendar a inicial, a fim de atribuir correto valor à causa, sob pena de indeferimento da inicial.',
  ],
  [
    15,
    'Vistos. 1. Recebo os embargos. 2. Intime-se o embargado para impugná-los no prazo de 15 (quinze) dias. Int.',
  ],
  [
    15,
    '1- Intime-se a parte executada, por seu advogado, para pagamento voluntário do débito, no prazo de 15 dias, sob pena de multa de 10% e honorários de 10%, nos termos do art. 523 do CPC.',
  ],
  [
    15,
    'Ficam as partes intimadas da juntada do laudo pericial, para manifestação no prazo comum de 15 dias.',
  ],
  [
    10,
    'Deverá a parte autora, no prazo de 10 (dez) dias, juntar aos autos certidão atualizada da matrícula do imóvel.',
  ],
  [15, 'Deverá o exequente apresentar, no prazo de 15 dias, demonstrativo atualizado do débito.'],
  [5, 'Esclareça a parte autora, no prazo de 5 dias, o pedido de fls. 200.'],
  [10, 'Traga a parte ré aos autos, em 10 dias, cópia integral do contrato.'],
  [15, 'A parte autora deverá manifestar-se em réplica no prazo de 15 (quinze) dias.'],
  [
    15,
    'Vistos em saneador. Indiquem as partes as provas que pretendem produzir, no prazo de 15 dias.',
  ],
  [
    5,
    'Manifeste-se a parte contrária sobre os embargos de declaração no prazo legal de 5 (cinco) dias.',
  ],
  [
    15,
    'Fica a parte recorrida intimada para apresentar contrarrazões ao recurso especial, no prazo de 15 (quinze) dias úteis.',
  ],
  [
    15,
    'Intime-se a parte agravada para apresentar contrarrazões ao agravo interno, no prazo de 15 (quinze) dias (art. 1.021, § 2º, do CPC).',
  ],
  [
    5,
    'Intime-se a parte recorrente para comprovar o preenchimento dos pressupostos da gratuidade, no prazo de 5 dias.',
  ],
  [15, 'Intime-se o(a) autor(a) para que apresente réplica no prazo de 15 dias.'],
  [
    10,
    'Ciência ao autor da certidão do oficial de justiça (fls. 55). Manifeste-se em termos de prosseguimento no prazo de 10 dias.',
  ],
  [
    5,
    'Sem prejuízo, digam as partes, no prazo de 5 dias, se pretendem a produção de outras provas.',
  ],
  [
    15,
    'Conheço dos embargos e os rejeito. Intime-se a parte autora para manifestar-se sobre a contestação em 15 dias.',
  ],
  [5, 'Junte o advogado, em 5 dias, o instrumento de mandato.'],
  [
    15,
    'Fica intimada a parte requerida, na pessoa de seu patrono, para ofertar contrarrazões, no prazo de 15 dias.',
  ],
]

/** Of another beginning, length or person, or of an event to come; and those that are left without an end for caution. */
export const DOUBTFUL_ORDERS: readonly string[] = [
  'Tendo em vista que o prazo de 15 dias para contestar começou em 10/02, certifique-se.',
  'Considerando que a parte ré requereu prazo de 15 dias, defiro. Anote-se.',
  'Tendo em vista a designação de perícia, intimem-se as partes para apresentação de quesitos em 15 dias antes da realização do exame.',
  'Diante da juntada do mandado, aguarde-se o prazo de 15 dias para contestação.',
  'Considerando o pedido, intime-se a parte autora para manifestar-se em 15 dias, contados da juntada do AR aos autos.',
  'Manifeste-se o autor em 15 dias e o réu em 10 dias.',
  'Manifestem-se as partes em 15 dias, sucessivamente, iniciando-se pelo autor.',
  'Intime-se o perito para, no prazo de 15 dias, manifestar-se sobre os quesitos.',
  'Intime-se a parte autora para, no prazo de 15 dias após a juntada do laudo, manifestar-se.',
  'Intime-se a parte autora para manifestar-se em 15 dias, se houver preliminares.',
  'Intimem-se as partes para, no prazo de 15 dias a contar da audiência, apresentarem memoriais.',
  'Após o decurso do prazo da parte ré, intime-se a parte autora para, no prazo de 15 dias, manifestar-se.',
  'Intime-se o Ministério Público para, no prazo de 15 dias, manifestar-se.',
  'Intime-se a Fazenda Pública para, no prazo de 15 dias, manifestar-se sobre a impugnação.',
  'Intime-se pessoalmente a parte autora para, no prazo de 5 dias, manifestar-se, sob pena de extinção.',
  'Manifeste-se a parte autora em 15 dias corridos.',
  'Cite-se a parte ré para, no prazo de 15 dias, manifestar-se.',
  'Se o pagamento não for efetuado, intime-se a parte autora para, no prazo de 15 dias, manifestar-se.',
  'O prazo para manifestação é de 15 dias, já em curso.',
  'Nos termos da Portaria 1/2020, decorrido o prazo, intime-se a parte autora para manifestar-se em 15 dias.',
  'Preparei para remessa ao Diário: certifico o decurso do prazo de 15 dias para manifestação da parte autora.',
  'Intime-se a parte autora para se manifestar no prazo de 48 horas.',
  'Manifeste-se a parte autora no prazo de 15 (dez) dias.',
  'Intime-se a parte autora para, no prazo de 15 dias, manifestar-se sobre a contestação, e para, em 5 dias, recolher custas.',
  'Intime-se o réu para desocupar o imóvel no prazo de 15 dias.',
  'Fica deferido o prazo de 15 dias requerido pela parte autora a partir do retorno dos autos.',
  'Sobre a contestação, diga a parte autora em 15 dias; sobre a reconvenção, em 15 dias, o réu.',
  'Para apreciação do pedido, intime-se a União para manifestar-se em 15 dias.',
  'Haja vista o falecimento do autor, suspendo o processo pelo prazo de 30 dias.',
  'Intimação da parte autora para comparecer à audiência, no prazo de 15 dias.',
  'Em razão do pedido de prazo de 15 dias, aguarde-se.',
  'Manifeste-se o exequente em 5 dias. Na inércia, aguarde-se provocação por 30 dias no arquivo.',
  'Intime-se o executado para pagar em 15 dias, contados da juntada do mandado de intimação cumprido.',
  'Vista às partes pelo prazo de 15 dias, primeiro ao autor.',
  'Manifeste-se o requerido, em até 15 dias depois da publicação do edital.',
  'Ante o exposto, julgo procedente. Intime-se a parte ré para pagar em 15 dias.',
  'Considerando a suspensão dos prazos, intime-se a parte autora para manifestar-se em 15 dias.',
  'Manifeste-se a parte autora em 15 dias. O prazo começará a fluir em 20/03/2026.',
  'Intime-se a parte autora para, querendo, no prazo que lhe resta, manifestar-se em 15 dias.',
  'Concedo o prazo de 15 dias à testemunha para apresentar atestado.',
  'Fica a parte autora intimada de que a ré tem o prazo de 15 dias para contestar.',
  'Fica a parte autora intimada da decisão que concedeu ao réu prazo de 15 dias.',
  'Intime-se a parte autora de que o perito entregará o laudo no prazo de 30 dias.',
  'Ciência à parte autora de que os autos permanecerão em cartório pelo prazo de 30 dias.',
  'Intimem-se as partes da data da perícia, com prazo de 15 dias para o laudo.',
  'Tendo em vista o decurso de 15 dias, manifeste-se o autor.',
  'Diante da inércia por mais de 30 dias, intime-se o autor para dar andamento em 5 dias, pessoalmente.',
  'Intime-se o exequente para, no prazo de 5 dias, indicar bens; após, suspenda-se por 1 ano.',
  'Fls. 33: Defiro. Expeça-se mandado, devendo o oficial cumprir em 15 dias.',
  'Sobre o laudo, digam as partes em 15 dias, contados da audiência designada.',
  'Intimem-se as partes para que se manifestem sobre o laudo, que deverá ser entregue em 15 dias.',
  'Intime-se a parte ré para cumprir a obrigação em 15 dias, sob pena de multa diária de R$ 500,00.',
  'Intime-se a parte autora para, no prazo de 15 dias, manifestar-se, valendo o silêncio como desistência, contado o prazo da juntada.',
  'Quanto ao pedido de prazo, manifeste-se o réu em 5 dias, e, sendo o caso, em 10 dias apresente documentos.',
  'Intimem-se. O recurso cabível é o agravo, no prazo de 15 dias.',
  'Da decisão cabe agravo de instrumento no prazo de 15 dias.',
  'Fica intimada a parte de que poderá recorrer no prazo de 15 dias.',
  'Processo extinto. Intime-se a parte autora para recolher custas em 15 dias.',
  'Aguarde-se pelo prazo de 15 dias a manifestação da parte autora.',
  'Intime-se a curadora especial para manifestar-se em 15 dias.',
  'Providencie a parte autora o recolhimento das custas de citação postal, no prazo de 10 (dez) dias.',
  'Intimem-se as partes para alegações finais por memoriais no prazo sucessivo de 15 dias.',
  'Cumpra-se o despacho anterior no prazo de 5 dias.',
  'Nos termos do artigo 203, § 4º do CPC, preparei para remessa ao Diário da Justiça Eletrônico o seguinte ato ordinatório: manifeste-se o exequente, no prazo de 10 dias, sobre a devolução da carta precatória.',
  'Intime-se a parte recorrente para recolher o preparo em dobro, no prazo de 5 (cinco) dias, sob pena de deserção.',
  'Aguarda-se manifestação da parte autora pelo prazo de 10 dias.',
]
