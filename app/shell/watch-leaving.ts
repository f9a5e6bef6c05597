/**
 * Shows that another page is on its way: the bar of `navigation-progress`, and the pressed link or button and `main` as
 * busy, as long as the document is marked. The router marks it where it leads; here it is marked where the browser itself
 * loads the next page, before there is a router and by links and forms that are not its own. A link or a form that
 * downloads a file leaves the page where it is, and so may the question about unsaved changes.
 *
 * It stands in the page's head as a script of its own, so it uses nothing from outside.
 */
export function watchLeaving() {
	const root = document.documentElement
	let pressed: Element | null = null
	let busy: Element[] = []
	const showBusy = () => {
		const isLeaving = root.matches('[data-leaving]')
		for (const it of busy) it.ariaBusy = null
		busy = isLeaving
			? [pressed, document.getElementById('content')].filter((it) => it !== null)
			: []
		for (const it of busy) it.ariaBusy = 'true'
		if (!isLeaving) pressed = null
	}
	new MutationObserver(showBusy).observe(root, { attributeFilter: ['data-leaving'] })
	const mark = (isLeaving: boolean) => root.toggleAttribute('data-leaving', isLeaving)

	const notePressed = (by: Element | null) => {
		pressed = by
	}
	addEventListener(
		'click',
		({ target }) => notePressed((target as Element).closest('a, button')),
		true,
	)
	addEventListener('submit', ({ submitter }) => notePressed(submitter), true)
	addEventListener('popstate', () => notePressed(null))

	const leave = (event: Event, to: string, target: string | null) => {
		const { origin, pathname, search, hash } = new URL(to, location.href)
		const isHere = pathname + search === location.pathname + location.search
		if (event.defaultPrevented || target || origin !== location.origin) return
		if (!(hash && isHere)) mark(true)
	}
	addEventListener('click', (event) => {
		const { button, ctrlKey, metaKey, shiftKey, altKey } = event
		if (button || ctrlKey || metaKey || shiftKey || altKey) return
		const link = (event.target as Element).closest('a[href]:not([download])')
		if (link) leave(event, link.getAttribute('href') ?? '', link.getAttribute('target'))
	})
	addEventListener('submit', (event) => {
		const form = event.target as Element
		if (form.matches('[method="dialog"], [data-download]')) return
		const to = event.submitter?.getAttribute('formaction') ?? form.getAttribute('action') ?? ''
		leave(event, to, form.getAttribute('target'))
	})
	addEventListener('beforeunload', (event) =>
		setTimeout(() => event.defaultPrevented && mark(false)),
	)
	addEventListener('pageshow', () => mark(false))
}
