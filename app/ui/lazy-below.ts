import { type ComponentType, lazy } from 'react'

/** How far from being seen it is fetched. */
const MARGIN = '600px'

/** What people begin with before anything on the page changes. */
const BEGINNINGS = ['pointerdown', 'keydown', 'focusin', 'input'] as const

/** Somebody has begun to use the page: what changes then would wait for whatever is not there yet. */
const begun = new Promise<void>((resolve) => {
	if (typeof document === 'undefined') return
	const begin = () => {
		for (const kind of BEGINNINGS) document.removeEventListener(kind, begin)
		resolve()
	}
	for (const kind of BEGINNINGS) document.addEventListener(kind, begin)
})

/** The element is nearly in view. */
const inView = (element: Element) =>
	new Promise<void>((resolve) => {
		const observer = new IntersectionObserver(
			([entry]) => {
				if (!entry?.isIntersecting) return
				observer.disconnect()
				resolve()
			},
			{ rootMargin: MARGIN },
		)
		observer.observe(element)
	})

/**
 * Once the element is nearly in view, or somebody has begun to use the page; at once where the page has no such
 * element, as on the server.
 */
function needed(id: string): Promise<void> | undefined {
	const element = typeof document === 'undefined' ? null : document.getElementById(id)
	return element ? Promise.race([begun, inView(element)]) : undefined
}

/** Tries again when the network is back; what the server sent stays until then. */
async function untilLoaded<Part>(load: () => Promise<Part>): Promise<Part> {
	try {
		return await load()
	} catch (error) {
		if (navigator.onLine) throw error
		await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
		return untilLoaded(load)
	}
}

/**
 * A part far down a page: sent by the server like any other, and its code fetched when it is needed.
 * @param id of an element of the part, or around it
 * @param _styles its style sheets: they come with the page because they are named here
 */
export const lazyBelow = <Props extends object>(
	id: string,
	_styles: readonly object[],
	load: () => Promise<ComponentType<Props>>,
) =>
	lazy(async () => {
		await needed(id)
		return { default: await untilLoaded(load) }
	})
