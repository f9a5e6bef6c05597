import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the page has been hydrated; false on the server and where JavaScript is off. */
export const useHydrated = () =>
	useSyncExternalStore(
		never,
		() => true,
		() => false,
	)
