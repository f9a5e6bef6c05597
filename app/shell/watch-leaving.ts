/**
 * Shows that another page is on its way where the browser itself loads it: before the router is there, and by links and
 * forms that are not the router's. It stands in the page's head as a script of its own, so it uses nothing from outside.
 * A link or a form that downloads a file leaves the page where it is, and so may the question about unsaved changes.
 */
export function watchLeaving() {
	const root = document.documentElement
	let pressed: Element | null = null
	const mark = (by: Element | null) => {
		root.toggleAttribute('data-leaving', by !== null)
		if (pressed) pressed.ariaBusy = null
		if (by) by.ariaBusy = 'true'
		pressed = by
	}
	const leave = (event: Event, by: Element, to: string, target: string | null) => {
		const { origin, pathname, search, hash } = new URL(to, location.href)
		const isHere = pathname + search === location.pathname + location.search
		if (event.defaultPrevented || target || origin !== location.origin) return
		if (!(hash && isHere)) mark(by)
	}
	addEventListener('click', (event) => {
		const { button, ctrlKey, metaKey, shiftKey, altKey } = event
		if (button || ctrlKey || metaKey || shiftKey || altKey) return
		const link = (event.target as Element).closest('a[href]:not([download])')
		if (link) leave(event, link, link.getAttribute('href') ?? '', link.getAttribute('target'))
	})
	addEventListener('submit', (event) => {
		const form = event.target as Element
		const by = event.submitter ?? form
		if (form.matches('[method="dialog"], [data-download]')) return
		const to = by.getAttribute('formaction') ?? form.getAttribute('action') ?? ''
		leave(event, by, to, form.getAttribute('target'))
	})
	addEventListener('beforeunload', (event) =>
		setTimeout(() => event.defaultPrevented && mark(null)),
	)
	addEventListener('pageshow', () => mark(null))
}
