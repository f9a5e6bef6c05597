import { useSyncExternalStore } from 'react'

const KEY = 'solbazaar.plan'

/** Remembers, as long as the tab is open, from which plan a system went into the cart. */
export function savePlan(address: string) {
	try {
		sessionStorage.setItem(KEY, address)
	} catch {
		// A browser that keeps nothing leads to a new plan instead.
	}
}

function savedPlan(): string | null {
	try {
		const address = sessionStorage.getItem(KEY)
		return address?.startsWith('/planner?') ? address : null
	} catch {
		return null
	}
}

const never = () => () => {}

/** The address of the plan whose system went into the cart last; null where none is known. */
export const useSavedPlan = () => useSyncExternalStore(never, savedPlan, () => null)
