// What must move: the file that is dropped, a batch as it goes on. Without it every page works.

const drop = document.querySelector('.drop')
if (drop) {
  const input = drop.querySelector('input')
  const name = drop.querySelector('strong')
  const over = (isOver) => drop.classList.toggle('over', isOver)
  const show = () => {
    if (input.files.length > 0) name.textContent = input.files[0].name
  }
  drop.addEventListener('dragover', (event) => {
    event.preventDefault()
    over(true)
  })
  drop.addEventListener('dragleave', () => over(false))
  drop.addEventListener('drop', (event) => {
    event.preventDefault()
    over(false)
    if (event.dataTransfer.files.length === 0) return
    input.files = event.dataTransfer.files
    show()
  })
  input.addEventListener('change', show)
}

for (const form of document.querySelectorAll('form[method="post"]')) {
  form.addEventListener('submit', (event) => {
    const button = event.submitter ?? form.querySelector('button')
    // Sent once, however often it is pressed.
    if (button.getAttribute('aria-disabled') === 'true') return event.preventDefault()
    if (form.dataset.sure && !confirm(form.dataset.sure)) return event.preventDefault()
    const { textContent: text } = button
    button.setAttribute('aria-disabled', 'true')
    if (button.dataset.busy) button.textContent = button.dataset.busy
    if (form.enctype !== 'multipart/form-data') return
    event.preventDefault()
    sendFile(form).catch((error) => {
      tell(form, error.told ?? form.dataset.cut)
      button.removeAttribute('aria-disabled')
      button.textContent = text
    })
  })
}

// No page can bring back the file that was chosen: the form stays, and is told what is wrong.
async function sendFile(form) {
  const answer = await fetch(form.action, { method: 'POST', body: new FormData(form) })
  if (answer.ok) return location.assign(answer.url)
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const told = page.querySelector('.problem')
  throw Object.assign(new Error('refused'), { told })
}

function tell(form, told) {
  const problem = document.createElement('div')
  problem.append(...(told?.childNodes ?? [told ?? '']))
  Object.assign(problem, { className: 'problem', role: 'alert', tabIndex: -1 })
  form.querySelector('.problem')?.remove()
  form.prepend(problem)
  problem.focus()
}

// The way back finds the buttons as they were.
addEventListener('pageshow', (event) => {
  if (event.persisted) location.reload()
})

const live = document.querySelector('[data-follow]')
if (live) {
  const { follow, part, state } = live.dataset
  const events = new EventSource(follow)
  let isAsking = false
  const renew = async () => {
    if (isAsking) return
    isAsking = true
    try {
      const answer = await fetch(part)
      if (answer.ok) live.innerHTML = await answer.text()
    } finally {
      isAsking = false
    }
  }
  events.addEventListener('status', (event) => {
    if (JSON.parse(event.data).state === state) return renew()
    events.close()
    location.reload()
  })
}
