import { type Facts, list, type Messages, quoted } from './message.js'

const minutes = (f: Facts) => Math.max(1, Math.ceil(Number(f.seconds) / 60))

/** Messages of the page and the API, and of the commands on users. */
export const webMessages = {
  sign_in_required: {
    pt: 'É preciso entrar.',
    ptTodo: 'Entre com o seu usuário, ou mande um token da API em Authorization: Bearer.',
    en: 'You have to sign in.',
    enTodo: 'Sign in with your user, or send an API token in Authorization: Bearer.',
  },
  token_refused: {
    pt: 'O token da API não vale: foi revogado, ou não é deste sistema.',
    ptTodo: 'Peça outro a quem administra: lote user token USUÁRIO.',
    en: 'The API token is not valid: it was revoked, or is not one of this system.',
    enTodo: 'Ask your administrator for another: lote user token USER.',
  },
  role_needed: {
    pt: (f) => `O papel ${f.role} não pode fazer isto; é preciso ser ${f.needed}.`,
    ptTodo: 'Peça a quem administra os usuários.',
    en: (f) => `The role ${f.role} may not do this; it takes ${f.needed}.`,
    enTodo: 'Ask whoever administers the users.',
  },
  form_expired: {
    pt: 'O formulário venceu, ou não veio desta página; nada foi feito.',
    ptTodo: 'Recarregue a página e envie de novo.',
    en: 'The form has expired, or did not come from this page; nothing was done.',
    enTodo: 'Load the page again and send it once more.',
  },
  host_refused: {
    pt: (f) => `O endereço ${quoted(f.host)} não é desta máquina; sem usuários só ela é atendida.`,
    ptTodo: 'Abra http://127.0.0.1, ou crie um usuário: lote user add NOME --role admin.',
    en: (f) =>
      `The address ${quoted(f.host)} is not this machine's; without users only it is answered.`,
    enTodo: 'Open http://127.0.0.1, or create a user: lote user add NAME --role admin.',
  },
  no_route: {
    pt: (f) => `Não há nada em ${quoted(f.path)}.`,
    en: (f) => `There is nothing at ${quoted(f.path)}.`,
  },
  bad_request: {
    pt: (f) => `O pedido não está na forma esperada: ${f.problem}.`,
    ptTodo: 'Veja a forma em /api/openapi.json.',
    en: (f) => `The request is not of the expected form: ${f.problem}.`,
    enTodo: 'See the form in /api/openapi.json.',
  },
  rehearsal_mark: {
    pt: 'Ensaio',
    ptTodo: 'Os números vêm do sandbox, não do serviço. Nada é cobrado e nada vale em juízo.',
    en: 'Rehearsal',
    enTodo:
      'Figures come from the sandbox, not from the service. Nothing is charged; nothing of it is valid in court.',
  },
  rehearsal_no_service: {
    pt: 'Num ensaio nada é pedido ao serviço: nem noites nem agendamentos.',
    ptTodo: 'Para fazê-lo de verdade, abra a página com lote serve, sem --sandbox.',
    en: 'In a rehearsal nothing is asked of the service: neither nights nor schedules.',
    enTodo: 'To do it in earnest, open the page with lote serve, without --sandbox.',
  },
  bad_cursor: {
    pt: (f) => `O cursor ${quoted(f.cursor)} não é de nenhuma página.`,
    ptTodo: 'Use o que a página anterior deu em next, ou comece sem cursor.',
    en: (f) => `The cursor ${quoted(f.cursor)} is of no page.`,
    enTodo: 'Use what the page before gave as next, or begin without a cursor.',
  },
  answer_late: {
    pt: 'O Redis ou o armazenamento não respondeu a tempo; nada foi gasto por este pedido.',
    ptTodo: 'Tente de novo; se continuar, quem administra vê por quê em /ready.',
    en: 'Redis or the storage did not answer in time; this request has spent nothing.',
    enTodo: 'Try again; if it stays so, your administrator sees why at /ready.',
  },
  sign_in_refused: {
    pt: 'Usuário ou senha errados.',
    en: 'Wrong user or password.',
  },
  sign_in_throttled: {
    pt: (f) => `Tentativas demais; espere ${minutes(f)} min para tentar de novo.`,
    en: (f) => `Too many tries; wait ${minutes(f)} min before the next.`,
  },
  too_many_requests: {
    pt: (f) => `Pedidos demais em um minuto; espere ${f.seconds} s antes do próximo.`,
    en: (f) => `Too many requests in a minute; wait ${f.seconds} s before the next.`,
  },
  oidc_stale: {
    pt: 'A entrada demorou demais, ou não foi começada neste navegador.',
    ptTodo: 'Clique de novo em "Entrar com a conta do escritório".',
    en: 'Signing in took too long, or was not begun in this browser.',
    enTodo: 'Click "Sign in with the office account" again.',
  },
  oidc_refused: {
    pt: (f) => `O provedor de identidade não confirmou a entrada (${f.reason}).`,
    ptTodo: 'Tente de novo; se continuar, fale com quem administra.',
    en: (f) => `The identity provider did not confirm the sign-in (${f.reason}).`,
    enTodo: 'Try again; if it goes on, ask your administrator.',
  },
  oidc_away: {
    pt: 'O provedor de identidade não respondeu como se esperava.',
    ptTodo: 'Tente mais tarde, ou entre com usuário e senha; o motivo está no log do servidor.',
    en: 'The identity provider did not answer as expected.',
    enTodo: 'Try later, or sign in with user and password; the log of the server says why.',
  },
  oidc_no_email: {
    pt: 'O provedor de identidade não confirma um e-mail seu.',
    ptTodo: 'Confirme lá o e-mail, ou fale com quem administra.',
    en: 'The identity provider vouches for no e-mail of yours.',
    enTodo: 'Confirm your e-mail there, or ask your administrator.',
  },
  oidc_unknown: {
    pt: (f) => `Não há usuário ativo com o e-mail ${quoted(f.email)}.`,
    ptTodo: 'Peça a quem administra: lote user add E-MAIL --role PAPEL --no-password.',
    en: (f) => `There is no active user with the e-mail ${quoted(f.email)}.`,
    enTodo: 'Ask your administrator: lote user add E-MAIL --role ROLE --no-password.',
  },
  oidc_other: {
    pt: (f) => `O usuário ${quoted(f.email)} já entrou como outra pessoa do provedor.`,
    ptTodo:
      'Se o e-mail agora é seu, peça a quem administra que o desligue da outra pessoa. O comando é lote user unlink E-MAIL.',
    en: (f) => `The user ${quoted(f.email)} has signed in as another person of the provider.`,
    enTodo:
      'If the e-mail is yours now, ask your administrator to unlink it from the other person. The command is lote user unlink E-MAIL.',
  },
  serve_needs_user: {
    pt: (f) => `Em ${f.host} outras máquinas chegam aqui, e não há nenhum usuário.`,
    ptTodo:
      'Crie um com lote user add NOME --role admin, ou deixe --host em 127.0.0.1, onde só esta máquina chega.',
    en: (f) => `On ${f.host} other machines can reach this one, and there is no user.`,
    enTodo:
      'Create one with lote user add NAME --role admin, or leave --host at 127.0.0.1, which only this machine reaches.',
  },
  serve_port: {
    pt: (f) => `A porta ${f.port} de ${f.host} não pode ser aberta (${f.reason}).`,
    ptTodo: (f) => `Escolha outra com ${f.setBy ?? '--port'}, ou encerre o que a usa.`,
    en: (f) => `Port ${f.port} of ${f.host} cannot be opened (${f.reason}).`,
    enTodo: (f) => `Choose another with ${f.setBy ?? '--port'}, or end what uses it.`,
  },
  serve_only_here: {
    pt: 'Sem usuários: só esta máquina é atendida, sem senha.',
    ptTodo: 'Para abrir a outras: lote user add NOME --role admin.',
    en: 'No users: only this machine is answered, without a password.',
    enTodo: 'To open it to others: lote user add NAME --role admin.',
  },
  user_bad_name: {
    pt: (f) => `${quoted(f.name)} não serve de nome de usuário.`,
    ptTodo:
      'Use até 64 letras minúsculas, algarismos e . _ @ + -, como maria ou ana@escritorio.com.br.',
    en: (f) => `${quoted(f.name)} cannot be the name of a user.`,
    enTodo: 'Use up to 64 lower-case letters, digits and . _ @ + -, such as maria or ana@firm.com.',
  },
  user_short_password: {
    pt: (f) => `A senha precisa de ao menos ${f.least} caracteres.`,
    ptTodo: 'Escolha uma frase.',
    en: (f) => `The password needs at least ${f.least} characters.`,
    enTodo: 'Choose a phrase.',
  },
  user_needs_password: {
    pt: 'É preciso uma senha, e não há terminal onde perguntar.',
    ptTodo: 'Dê --password-file ARQUIVO, ou --no-password para um usuário que só usa tokens.',
    en: 'A password is needed, and there is no terminal to ask at.',
    enTodo: 'Say --password-file FILE, or --no-password for a user of tokens alone.',
  },
  user_is_disabled: {
    pt: (f) => `O usuário ${quoted(f.name)} está desativado: um token dele seria recusado.`,
    ptTodo: (f) => `Ative-o antes: lote user enable ${f.name}`,
    en: (f) => `The user ${quoted(f.name)} is disabled: a token would be refused.`,
    enTodo: (f) => `Enable the user first: lote user enable ${f.name}`,
  },
  user_exists: {
    pt: (f) => `Já há um usuário ${quoted(f.name)}.`,
    ptTodo: 'Veja os que há com lote user list.',
    en: (f) => `There is a user ${quoted(f.name)} already.`,
    enTodo: 'See them with lote user list.',
  },
  no_user: {
    pt: (f) => `Não há usuário ${quoted(f.name)}.`,
    ptTodo: 'Veja os que há com lote user list.',
    en: (f) => `There is no user ${quoted(f.name)}.`,
    enTodo: 'See them with lote user list.',
  },
  no_token: {
    pt: (f) => `O usuário ${quoted(f.name)} não tem o token ${quoted(f.id)}.`,
    ptTodo: 'Veja os que há com lote user token NOME --list.',
    en: (f) => `The user ${quoted(f.name)} has no token ${quoted(f.id)}.`,
    enTodo: 'See them with lote user token NAME --list.',
  },
  upload_too_big: {
    pt: (f) =>
      `O arquivo passa de ${Math.floor(Number(f.most) / 1024 ** 2)} MB; nada foi guardado.`,
    ptTodo: 'Divida a planilha.',
    en: (f) =>
      `The file is larger than ${Math.floor(Number(f.most) / 1024 ** 2)} MB; nothing was kept.`,
    enTodo: 'Divide the sheet.',
  },
  upload_cut: {
    pt: 'O envio do arquivo parou no meio; nada foi guardado.',
    ptTodo: 'Envie de novo.',
    en: 'The upload stopped half-way; nothing was kept.',
    enTodo: 'Send it again.',
  },
  upload_no_file: {
    pt: 'Não veio nenhum arquivo.',
    ptTodo: 'Mande um no campo file, em multipart/form-data.',
    en: 'No file came.',
    enTodo: 'Send one in the field file, as multipart/form-data.',
  },
  not_asked: {
    pt: (f) => `A resposta ${list(f.answers)} não é a nenhuma pergunta deste lote; nada mudou.`,
    ptTodo: (f) => `O que foi perguntado: ${list(f.asked) || 'nada'}.`,
    en: (f) => `The answer ${list(f.answers)} is to no question of this batch; nothing changed.`,
    enTodo: (f) => `What was asked: ${list(f.asked) || 'nothing'}.`,
  },
  prune_uploads: {
    pt: (f) => `Também: ${f.uploads} objetos de envios pela página ou pela API de que não há lote.`,
    en: (f) =>
      `As well: ${f.uploads} objects of uploads through the page or the API that no batch stands for.`,
  },
  batch_started: {
    pt: (f) => `O lote ${f.batch} já foi planejado; as respostas não mudam mais.`,
    ptTodo: 'Comece-o, ou cancele-o e envie a planilha de novo.',
    en: (f) => `The batch ${f.batch} is planned already; its answers do not change any more.`,
    enTodo: 'Start it, or cancel it and send the sheet again.',
  },
  batch_over: {
    pt: (f) => `O lote ${f.batch} já terminou.`,
    en: (f) => `The batch ${f.batch} has ended.`,
  },
  key_reused: {
    pt: (f) => `A Idempotency-Key ${quoted(f.key)} já foi usada para outro pedido.`,
    ptTodo: 'Use uma nova para cada pedido diferente.',
    en: (f) => `The Idempotency-Key ${quoted(f.key)} was used for another request already.`,
    enTodo: 'Use a new one for each different request.',
  },
} satisfies Messages
