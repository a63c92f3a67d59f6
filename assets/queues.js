// bull-board names some buttons by a picture alone, and some otherwise than they read.

const isPortuguese = navigator.language.startsWith('pt')
const PICTURES = {
  'lucide-maximize': isPortuguese ? 'Tela cheia' : 'Full screen',
  'lucide-settings': isPortuguese ? 'Configurações' : 'Settings',
}
const MORE = isPortuguese ? 'Mais' : 'More'

function name(button) {
  const label = button.getAttribute('aria-label') ?? ''
  const text = button.textContent.trim()
  if (text === '' && label === '') button.setAttribute('aria-label', pictured(button))
  if (label !== '' && !label.includes(text)) button.setAttribute('aria-label', `${text}: ${label}`)
}

function pictured(button) {
  const known = Object.keys(PICTURES).find((picture) => button.querySelector(`.${picture}`))
  return PICTURES[known] ?? MORE
}

// The board draws its page anew whenever a queue has moved.
new MutationObserver(() => document.querySelectorAll('button').forEach(name)).observe(
  document.body,
  { childList: true, subtree: true, attributes: true, attributeFilter: ['aria-label'] },
)
