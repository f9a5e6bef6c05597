import { useSyncExternalStore } from 'react'
import { type ComparedKind, MAX_COMPARED } from './kinds'

/** What somebody has chosen to compare, all of one kind; this browser keeps it. */
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

/** Nothing on the server and until the page has come alive. */
export const useChosen = () => useSyncExternalStore(subscribe, read, () => NONE)

export const clearChosen = () => write(NONE)

/** Chooses a product, or no longer; one of another kind begins anew. */
export function toggleChosen(kind: ComparedKind, id: string) {
	const before = read()
	const ids = before.kind === kind ? before.ids : []
	const others = ids.filter((other) => other !== id)
	write({ kind, ids: others.length < ids.length ? others : [...ids, id].slice(0, MAX_COMPARED) })
}
