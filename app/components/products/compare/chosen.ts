import { useLayoutEffect, useReducer, useSyncExternalStore } from 'react'
import type { ComparedKind } from './kinds'
import { MAX_COMPARED } from './limits'

/** The products chosen for comparison, all of one kind; this browser keeps them. */
export interface Chosen {
	kind: ComparedKind | null
	ids: readonly string[]
}

const KEY = 'compare'
const NONE: Chosen = { kind: null, ids: [] }
const listeners = new Set<() => void>()
let chosen: Chosen | undefined

function read(): Chosen {
	if (chosen) return chosen
	try {
		const { kind, ids } = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Chosen
		chosen = { kind, ids: ids.slice(0, MAX_COMPARED) }
	} catch {
		chosen = NONE
	}
	return chosen
}

function write(next: Chosen) {
	chosen = next
	try {
		localStorage.setItem(KEY, JSON.stringify(next))
	} catch {
		// It lasts as long as the page is open.
	}
	for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
	const reread = () => {
		chosen = undefined
		listener()
	}
	listeners.add(listener)
	window.addEventListener('storage', reread)
	return () => {
		listeners.delete(listener)
		window.removeEventListener('storage', reread)
	}
}

const never = () => () => {}

/** Nothing on the server and until the page has been hydrated. */
export function useChosen(): Chosen {
	const [, redraw] = useReducer((times: number) => times + 1, 0)
	// As soon as it is drawn: React itself would listen a little later, and a box ticked until then would lose its tick.
	useLayoutEffect(() => subscribe(redraw), [])
	return useSyncExternalStore(never, read, () => NONE)
}

export const clearChosen = () => write(NONE)

/** Chooses a product, or no longer; one of another kind begins anew. */
export function setChosen(kind: ComparedKind, id: string, isChosen: boolean) {
	const before = read()
	const others = before.kind === kind ? before.ids.filter((other) => other !== id) : []
	write({ kind, ids: isChosen ? [...others, id].slice(0, MAX_COMPARED) : others })
}
