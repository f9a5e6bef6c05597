import { useHydrated } from '../ui/hydrated'

/** Tells an action that the page stays where it is, and wants an answer instead of a way back. */
export function Stay() {
	return useHydrated() && <input type="hidden" name="stay" value="yes" />
}
