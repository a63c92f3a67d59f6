import type { Language } from '../../messages/index.js'
import { sentence } from '../../messages/message-code.js'
import { loginFault } from '../../notices/mail/send.js'
import { recipientsOfSchedules, undelivered } from '../../schedules/undelivered.js'
import type { Check } from '../check.js'
import { counted, words } from '../output.js'

/** Checks the recipients; there is no line if no schedule has any. */
export function noticesOf(language: Language): Check {
  return {
    name: 'notices',
    run: async (app) => {
      const all = await recipientsOfSchedules(app)
      const lacking = undelivered(app, all)
      if (lacking) return sentence('notify_undelivered', { ...lacking })
      if (all.length === 0) return undefined
      return counted(
        language,
        all.length,
        [
          'destino dos agendamentos, configurado; nenhum aviso foi enviado',
          'destinos dos agendamentos, configurados; nenhum aviso foi enviado',
        ],
        [
          'target of the schedules, set; no notice was sent',
          'targets of the schedules, set; no notice was sent',
        ],
      )
    },
  }
}

/** Logs in at the mail server and sends nothing; there is no line where none is set. */
export function mailServerOf(language: Language): Check {
  return {
    name: 'mail',
    run: async ({ config: { notices } }) => {
      if (!notices.mail) return undefined
      const { host, port, user } = notices.mail.smtp
      const detail = await loginFault(notices.mail)
      if (detail) return sentence('mail_login_fault', { server: `${host}:${port}`, detail })
      const taken = user
        ? words(language, 'o login foi aceito', 'the login was accepted')
        : words(language, 'responde, sem login', 'answers, without a login')
      return `${host}:${port} ${taken}`
    },
  }
}
