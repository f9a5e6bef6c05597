import { type ComponentType, lazy, useEffect, useState } from 'react'
import classes from './lazy-below.module.css'

/** How far from being seen it is fetched. */
const MARGIN = '600px'

/** When somebody first does one of these; never on the server. */
const first = (kinds: readonly string[]) =>
	new Promise<void>((resolve) => {
		if (typeof window === 'undefined') return
		for (const kind of kinds) window.addEventListener(kind, () => resolve(), { once: true })
	})

/** Somebody has begun to use the page: what changes then waits for whatever is not there yet. */
const begun = first(['pointerdown', 'keydown', 'focusin', 'input', 'popstate'])

/** Somebody has asked the page for something else than it shows. */
const changed = first(['input', 'submit', 'popstate'])

const online = () => first(['online'])

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

type Load<Props> = () => Promise<ComponentType<Props>>

/**
 * Without a network, what the server sent stays until there is one. It stays also when somebody changes the page, which
 * goes on without this part.
 */
async function loadedOrAsSent<Props extends object>(
	load: Load<Props>,
): Promise<ComponentType<Props>> {
	try {
		return within(await load())
	} catch (error) {
		if (navigator.onLine) throw error
		await Promise.race([online(), changed])
		return navigator.onLine ? loadedOrAsSent(load) : asSent(load)
	}
}

/** In one element, whose contents can stay while there is no code for them. */
const within = <Props extends object>(Part: ComponentType<Props>) =>
	function Within(props: Props) {
		return (
			<div className={classes.within}>
				<Part {...props} />
			</div>
		)
	}

function asSent<Props extends object>(load: Load<Props>) {
	return function AsSent(props: Props) {
		const [Part, setPart] = useState<ComponentType<Props>>()
		useEffect(() => {
			let isShown = true
			online()
				.then(() => loadedOrAsSent(load))
				.then((loaded) => isShown && setPart(() => loaded))
			return () => {
				isShown = false
			}
		}, [])
		return Part ? (
			<Part key="loaded" {...props} />
		) : (
			<div
				className={classes.within}
				suppressHydrationWarning
				// biome-ignore lint/security/noDangerouslySetInnerHtml: says that what the server sent is left alone.
				dangerouslySetInnerHTML={{ __html: '' }}
			/>
		)
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
	load: Load<Props>,
) =>
	lazy(async () => {
		await needed(id)
		return { default: await loadedOrAsSent(load) }
	})

/**
 * A part whose code comes after the page.
 * @param _styles its style sheets: they come with the page because they are named here
 */
export const lazyStyled = <Props extends object>(_styles: readonly object[], load: Load<Props>) =>
	lazy(async () => ({ default: await load() }))
