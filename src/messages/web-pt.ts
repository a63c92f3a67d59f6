import { type Facts, list, type Message, quoted } from './message.js'

const minutes = (f: Facts) => Math.max(1, Math.ceil(Number(f.seconds) / 60))

/** Messages of the page and the API, and of the commands on users. */
export const webPt = {
  sign_in_required: {
    text: () => 'É preciso entrar.',
    todo: () => 'Entre com o seu usuário, ou mande um token da API em Authorization: Bearer.',
  },
  token_refused: {
    text: () => 'O token da API não vale: foi revogado, ou não é deste sistema.',
    todo: () => 'Peça outro a quem administra: lote user token USUÁRIO.',
  },
  role_needed: {
    text: (f) => `O papel ${f.role} não pode fazer isto; é preciso ser ${f.needed}.`,
    todo: () => 'Peça a quem administra os usuários.',
  },
  form_expired: {
    text: () => 'O formulário venceu, ou não veio desta página; nada foi feito.',
    todo: () => 'Recarregue a página e envie de novo.',
  },
  host_refused: {
    text: (f) =>
      `O endereço ${quoted(f.host)} não é desta máquina; sem usuários só ela é atendida.`,
    todo: () => 'Abra http://127.0.0.1, ou crie um usuário: lote user add NOME --role admin.',
  },
  no_route: { text: (f) => `Não há nada em ${quoted(f.path)}.` },
  bad_request: {
    text: (f) => `O pedido não está na forma esperada: ${f.problem}.`,
    todo: () => 'Veja a forma em /api/openapi.json.',
  },
  rehearsal_mark: {
    text: () => 'Ensaio',
    todo: () => 'Os números vêm do sandbox, não do serviço. Nada é cobrado e nada vale em juízo.',
  },
  bad_cursor: {
    text: (f) => `O cursor ${quoted(f.cursor)} não é de nenhuma página.`,
    todo: () => 'Use o que a página anterior deu em next, ou comece sem cursor.',
  },
  answer_late: {
    text: () => 'O Redis ou o armazenamento não respondeu a tempo; nada foi gasto por este pedido.',
    todo: () => 'Tente de novo; se continuar, quem administra vê por quê em /ready.',
  },
  sign_in_refused: { text: () => 'Usuário ou senha errados.' },
  sign_in_throttled: {
    text: (f) => `Tentativas demais; espere ${minutes(f)} min para tentar de novo.`,
  },
  too_many_requests: {
    text: (f) => `Pedidos demais em um minuto; espere ${f.seconds} s antes do próximo.`,
  },
  oidc_stale: {
    text: () => 'A entrada demorou demais, ou não foi começada neste navegador.',
    todo: () => 'Clique de novo em "Entrar com a conta do escritório".',
  },
  oidc_refused: {
    text: (f) => `O provedor de identidade não confirmou a entrada (${f.reason}).`,
    todo: () => 'Tente de novo; se continuar, fale com quem administra.',
  },
  oidc_away: {
    text: () => 'O provedor de identidade não respondeu como se esperava.',
    todo: () => 'Tente mais tarde, ou entre com usuário e senha; o motivo está no log do servidor.',
  },
  oidc_no_email: {
    text: () => 'O provedor de identidade não confirma um e-mail seu.',
    todo: () => 'Confirme lá o e-mail, ou fale com quem administra.',
  },
  oidc_unknown: {
    text: (f) => `Não há usuário ativo com o e-mail ${quoted(f.email)}.`,
    todo: () => 'Peça a quem administra: lote user add E-MAIL --role PAPEL --no-password.',
  },
  oidc_other: {
    text: (f) => `O usuário ${quoted(f.email)} já entrou como outra pessoa do provedor.`,
    todo: () =>
      'Se o e-mail agora é seu, peça a quem administra que o desligue da outra pessoa. O comando é lote user unlink E-MAIL.',
  },
  serve_needs_user: {
    text: (f) => `Em ${f.host} outras máquinas chegam aqui, e não há nenhum usuário.`,
    todo: () =>
      'Crie um com lote user add NOME --role admin, ou deixe --host em 127.0.0.1, onde só esta máquina chega.',
  },
  serve_port: {
    text: (f) => `A porta ${f.port} de ${f.host} não pode ser aberta (${f.reason}).`,
    todo: (f) => `Escolha outra com ${f.setBy ?? '--port'}, ou encerre o que a usa.`,
  },
  serve_only_here: {
    text: () => 'Sem usuários: só esta máquina é atendida, sem senha.',
    todo: () => 'Para abrir a outras: lote user add NOME --role admin.',
  },
  user_bad_name: {
    text: (f) => `${quoted(f.name)} não serve de nome de usuário.`,
    todo: () =>
      'Use até 64 letras minúsculas, algarismos e . _ @ + -, como maria ou ana@escritorio.com.br.',
  },
  user_short_password: {
    text: (f) => `A senha precisa de ao menos ${f.least} caracteres.`,
    todo: () => 'Escolha uma frase.',
  },
  user_needs_password: {
    text: () => 'É preciso uma senha, e não há terminal onde perguntar.',
    todo: () => 'Dê --password-file ARQUIVO, ou --no-password para um usuário que só usa tokens.',
  },
  user_is_disabled: {
    text: (f) => `O usuário ${quoted(f.name)} está desativado: um token dele seria recusado.`,
    todo: (f) => `Ative-o antes: lote user enable ${f.name}`,
  },
  user_exists: {
    text: (f) => `Já há um usuário ${quoted(f.name)}.`,
    todo: () => 'Veja os que há com lote user list.',
  },
  no_user: {
    text: (f) => `Não há usuário ${quoted(f.name)}.`,
    todo: () => 'Veja os que há com lote user list.',
  },
  no_token: {
    text: (f) => `O usuário ${quoted(f.name)} não tem o token ${quoted(f.id)}.`,
    todo: () => 'Veja os que há com lote user token NOME --list.',
  },
  upload_too_big: {
    text: (f) =>
      `O arquivo passa de ${Math.floor(Number(f.most) / 1024 ** 2)} MB; nada foi guardado.`,
    todo: () => 'Divida a planilha.',
  },
  upload_cut: {
    text: () => 'O envio do arquivo parou no meio; nada foi guardado.',
    todo: () => 'Envie de novo.',
  },
  upload_no_file: {
    text: () => 'Não veio nenhum arquivo.',
    todo: () => 'Mande um no campo file, em multipart/form-data.',
  },
  not_asked: {
    text: (f) => `A resposta ${list(f.answers)} não é a nenhuma pergunta deste lote; nada mudou.`,
    todo: (f) => `O que foi perguntado: ${list(f.asked) || 'nada'}.`,
  },
  prune_uploads: {
    text: (f) =>
      `Também: ${f.uploads} objetos de envios pela página ou pela API de que não há lote.`,
  },
  batch_started: {
    text: (f) => `O lote ${f.batch} já foi planejado; as respostas não mudam mais.`,
    todo: () => 'Comece-o, ou cancele-o e envie a planilha de novo.',
  },
  batch_over: { text: (f) => `O lote ${f.batch} já terminou.` },
  key_reused: {
    text: (f) => `A Idempotency-Key ${quoted(f.key)} já foi usada para outro pedido.`,
    todo: () => 'Use uma nova para cada pedido diferente.',
  },
} satisfies Record<string, Message>
