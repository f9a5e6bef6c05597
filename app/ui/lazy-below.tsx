import { type ComponentType, lazy, useEffect, useState } from 'react'
import classes from './lazy-below.module.css'
import { after, isOffline, reachable } from './network'

/** How far from being seen it is fetched. */
const MARGIN = '600px'

/** Resolves at the first of these events; never on the server. */
const first = (kinds: readonly string[]) =>
	new Promise<void>((resolve) => {
		if (typeof window === 'undefined') return
		for (const kind of kinds) window.addEventListener(kind, () => resolve(), { once: true })
	})

/** The visitor has begun to use the page: later changes wait for parts that are not there yet. */
const begun = first(['pointerdown', 'keydown', 'focusin', 'input', 'popstate'])

/** The visitor has asked the page for other content than it shows. */
const changed = first(['input', 'submit', 'popstate'])

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
 * Once the element is nearly in view, or the visitor has begun to use the page; at once where the page has no such
 * element, as on the server.
 */
function needed(id: string): Promise<void> | undefined {
	const element = typeof document === 'undefined' ? null : document.getElementById(id)
	return element ? Promise.race([begun, inView(element)]) : undefined
}

type Load<Props> = () => Promise<ComponentType<Props>>

/** After how long it is asked for again where the store can be reached. */
const PAUSES_MS = [300, 1000]

/**
 * Its code, once the store can be reached; it is not asked for earlier, since some browsers keep on failing at an
 * address that failed once.
 * @param onFailure it cannot be had now
 */
async function loaded<Props extends object>(
	load: Load<Props>,
	onFailure: () => void,
	pauses = PAUSES_MS,
): Promise<ComponentType<Props>> {
	if (isOffline()) {
		onFailure()
		await reachable()
	}
	try {
		return within(await load())
	} catch (error) {
		onFailure()
		const [pause, ...others] = pauses
		if (pause === undefined) throw error
		await after(pause)
		await reachable()
		return loaded(load, onFailure, others)
	}
}

/**
 * While its code is out of reach, the server's HTML stays. It stays also when the visitor changes the page, which goes
 * on without this part.
 */
function loadedOrAsSent<Props extends object>(load: Load<Props>): Promise<ComponentType<Props>> {
	let onFailure = () => {}
	const failed = new Promise<void>((resolve) => {
		onFailure = resolve
	})
	const part = loaded(load, onFailure)
	return Promise.race([part, Promise.all([failed, changed]).then(() => asSent(part))])
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

/** The page fails with it: the server's HTML does not belong to the page's present state. */
const fails = (error: unknown) => (): never => {
	throw error
}

/** The server's HTML, until its code is there. */
function asSent<Props extends object>(part: Promise<ComponentType<Props>>) {
	return function AsSent(props: Props) {
		const [Part, setPart] = useState<ComponentType<Props>>()
		useEffect(() => {
			let isShown = true
			part.then(
				(loaded) => isShown && setPart(() => loaded),
				(error) => setPart(() => fails(error)),
			)
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
				// biome-ignore lint/security/noDangerouslySetInnerHtml: tells React to leave the server's HTML alone.
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
